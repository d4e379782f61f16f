import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { FileProblem } from './file-problem.ts'
import { readRtf } from './read-rtf.ts'

const read = (rtf: string) => readRtf(new Uint8Array(Buffer.from(rtf, 'latin1')))
const textOf = (body: string) =>
  read(`{\\rtf1\\ansi\\ansicpg1252\\deff0{\\fonttbl{\\f0 Arial;}{\\f1\\fcharset204 Arial;}{\\f2\\fcharset2 Symbol;}}${body}}`).text
const foreign = (name: string) => readFileSync(new URL(`../../tests/support/foreign-files/${name}`, import.meta.url))

/** As Word writes it: binary braces around each run, names of fonts and styles, a field, a box told twice. */
const ofWord = String.raw`{\rtf1\adeflang1025\ansi\ansicpg1252\uc1\adeff31507\deff0\stshfdbch31505{\fonttbl{\f0\fbidi \froman\fcharset0\fprq2{\*\panose 02020603050405020304}Times New Roman{\*\falt Times};}
{\f37\fbidi \fswiss\fcharset238\fprq2 Calibri CE;}}{\colortbl;\red0\green0\blue0;}{\*\defchp \fs22}{\stylesheet{\ql \snext0 \sqformat Normal;}{\*\cs10 \additive Default Paragraph Font;}}
{\*\rsidtbl \rsid1}{\info{\title Geheimer Titel}{\author Kim}}\titlepg\trackmoves0{\*\xmlnstbl {\xmlns1 http://schemas.example}}
{\header \pard\plain Folgeseite Werft S\'fcd\par}{\headerf \pard\plain \rtlch\fcs1 \af0 \ltrch\fcs0 \fs22 {\rtlch Werft S\'fcd GmbH\tab Kai 3\par }}
{\footer \pard\plain Seite {\field{\*\fldinst {\rtlch  PAGE  \\* MERGEFORMAT }}{\fldrslt {\rtlch 2}}}\par}
\pard\plain {\rtlch\fcs1 \af0 \ltrch\fcs0 \b\fs32\lang1031 Arbeitszeugnis\par }\pard {Herr Lenz{\shp{\*\shpinst\shpleft1{\sp{\sn pib}{\sv Name der Form}}{\shptxt \pard\plain {Personalb\'fcro\par }}}{\shprslt{\*\do\dptxbx{\dptxbxtext Personalb\'fcro\par }}}} war }{
\'84stets\'93 flei\u223\'dfig.\cs20\super {\footnote \pard\plain {\cs20\super \chftn }{ Seit 2019 als Meister.}}\par }
{\listtext\pard\plain\f3 \'b7\tab}{Pr\'fcfen}{\cell }{Messen\cell \row }{\*\bkmkstart Ende}{\deleted\revauthdel1 Er war faul.\par }{\revised\revauth1 Er war gut.}{\v Geheim}{\*\datastore 0102}\par}`

describe('readRtf', () => {
  it('reads what LibreOffice wrote', () => {
    const lines = readRtf(foreign('kranfuehrer.rtf')).text.split(/\n+/)
    expect(lines).toEqual(foreign('kranfuehrer.txt').toString().trim().split('\n'))
  })

  it('reads what Word writes: the first page, boxes once, notes, tables, and changes as accepted', () => {
    expect(read(ofWord)).toEqual({
      text: [
        'Werft Süd GmbH\nKai 3\nFolgeseite Werft Süd',
        'Arbeitszeugnis',
        'Herr Lenz war „stets“ fleißig.',
        'Personalbüro',
        ...['Prüfen', 'Messen', 'Er war gut.', 'Seit 2019 als Meister.'],
      ].join('\n\n'),
      notes: [{ code: 'tracked-changes' }],
    })
  })

  it.each([
    [String.raw`M\'fc\'dfig`, 'Müßig'],
    [String.raw`\f1\'cf\'f0`, 'Пр'],
    [String.raw`{\f2\'b7} Messen, \u61623\'b7 Malen`, '• Messen, • Malen'],
    [String.raw`\u-10179?\u-8704?`, '\u{1f600}'],
    [String.raw`\uc2\u252\'fc\'fcber{\uc0\u252 ber}`, 'überüber'],
    [String.raw`a\~b\_c\-d\emdash e\{\}\\`, 'a\u00a0b-cd—e{}\\'],
    ['a\\\nb\\line c\\tab d', 'a\n\nb\nc\td'],
    [String.raw`\bin3 }}}weiter`, 'weiter'],
    [String.raw`{\*\neu Geheim}\constructor\v0\v Geheim\plain offen`, 'offen'],
  ])('reads %s', (body, text) => {
    expect(textOf(body)).toBe(text)
  })

  it('tells of no changes where there are none', () => {
    expect(read(String.raw`{\rtf1\ansi\trackmoves0\revisions Text\revised0\par}`).notes).toEqual([])
  })

  it('reads a Mac file, and one of no known code page', () => {
    expect(read(String.raw`{\rtf1\mac M\'9f\'a7ig}`).text).toBe('Müßig')
    expect(read(String.raw`{\rtf1\ansi\ansicpg99999999999999999999 M\'fc}`).text).toBe('Mü')
  })

  it.each([
    ['cut short', String.raw`{\rtf1\ansi Herr Lenz`],
    ['with more announced than there is', String.raw`{\rtf1 Herr\bin99999999999999999999999 Lenz}`],
    ['without an end to its groups', `{\\rtf1${'{'.repeat(1_000_000)}`],
  ])('refuses a file %s', (_, rtf) => {
    expect(() => read(rtf)).toThrow(new FileProblem('damaged'))
  })

  it('takes a million groups within each other, and numbers that are none', () => {
    expect(read(`{\\rtf1${'{'.repeat(1_000_000)}tief${'}'.repeat(1_000_000)}}`).text).toBe('tief')
    expect(read(String.raw`{\rtf1\u-\u99999999999999999999 \uc-9\uc99999999999 \'zz\f-\fs- Text}`).text).toContain('Text')
  })
})
