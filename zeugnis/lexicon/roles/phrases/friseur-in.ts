import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a hair salon: craft and trends, advice, hygiene, sales. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'Haarschnitte und Colorationen ⟨führte|führt⟩ {N} stets mit hervorragender handwerklicher Fertigkeit und sicherem Gespür für aktuelle Trends aus.',
      2: 'Bei Schnitt, Farbe und Styling ⟨arbeitete|arbeitet⟩ {N} stets präzise und ⟨setzte|setzt⟩ neue Trends sicher um.',
      3: '{N} ⟨beherrschte|beherrscht⟩ die gängigen Schnitt- und Farbtechniken gut und ⟨setzte|setzt⟩ modische Wünsche um.',
      4: '{Seine} Schnitt- und Farbtechnik ⟨entsprach|entspricht⟩ den fachlichen Anforderungen.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die üblichen Schnitt- und Farbtechniken sicher anzuwenden.',
    },
    en: {
      1: '{Their} cutting and colouring ⟨were|are⟩ superb, combining precise technique with a sure feel for current trends.',
      2: '{N} ⟨was/were|is/are⟩ a highly skilled hairdresser whose cuts and colours ⟨were|are⟩ consistently precise and up to date.',
      3: '{N} ⟨was/were|is/are⟩ a capable cutter and colourist with an eye for current styles.',
      4: '{N} ⟨carried|carries/carry⟩ out the usual cuts and colours.',
      5: 'With some guidance, {p} ⟨carried|carries/carry⟩ out simple cuts and colours.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: 'Auf die Wünsche {Dritter} ⟨ging|geht⟩ {N} jederzeit äußerst einfühlsam und mit typgerechter Beratung ein.',
      2: '{N} ⟨beriet|berät⟩ {Dritte} zu jeder Zeit freundlich und fachkundig und ⟨ging|geht⟩ auf deren Wünsche ein.',
      3: 'Auf die Wünsche {Dritter} ⟨ging|geht⟩ {N} freundlich und mit guter Beratung ein.',
      4: 'Im Umgang mit {Dritten} ⟨wahrte|wahrt⟩ {N} die gebotene Höflichkeit und ⟨beriet|berät⟩ im nötigen Umfang.',
      5: 'Den Anforderungen an die Beratung {Dritter} ⟨wurde|wird⟩ {N} im Wesentlichen gerecht.',
    },
    en: {
      1: '{Their} advice ⟨was|is⟩ trusted completely, and {others} ⟨came|come⟩ back to {them} again and again.',
      2: '{N} ⟨listened|listens/listen⟩ closely, ⟨advised|advises/advise⟩ honestly and ⟨was/were|is/are⟩ much appreciated by {others}.',
      3: '{N} ⟨listened|listens/listen⟩ to {others} and ⟨advised|advises/advise⟩ sensibly.',
      4: '{N} ⟨was/were|is/are⟩ polite to {others} and ⟨asked|asks/ask⟩ what ⟨was|is⟩ wanted.',
      5: '{N} generally ⟨listened|listens/listen⟩ to what {others} ⟨wanted|want⟩.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Die Vorgaben zu Hygiene und Hautschutz ⟨setzte|setzt⟩ {N} zu jeder Zeit mit größter Sorgfalt um.',
      2: 'Auf saubere Werkzeuge und wirksamen Hautschutz ⟨achtete|achtet⟩ {N} immer sorgfältig.',
      3: 'Bei Hygiene und Hautschutz ⟨arbeitete|arbeitet⟩ {N} sorgfältig und verantwortungsbewusst.',
      4: 'Die Vorschriften zu Hygiene und Hautschutz ⟨wurden|werden⟩ von {N_dat} ordnungsgemäß eingehalten.',
      5: 'Die Hygiene- und Hautschutzvorgaben ⟨erfüllte|erfüllt⟩ {N} im Großen und Ganzen.',
    },
    en: {
      1: '{N} ⟨was/were|is/are⟩ meticulous about hygiene and skin protection, and {their} station and tools ⟨were|are⟩ always immaculate.',
      2: 'We ⟨could|can⟩ rely on {them} to keep {their} station and tools spotless and to protect clients’ skin properly when working with colour.',
      3: '{N} ⟨was/were|is/are⟩ conscientious about hygiene and ⟨took|takes/take⟩ proper care to protect clients’ skin.',
      4: '{N} ⟨followed|follows/follow⟩ the hygiene rules and ⟨kept|keeps/keep⟩ {their} station tidy.',
      5: 'On the whole, {p} ⟨observed|observes/observe⟩ the rules on hygiene and skin protection.',
    },
  },
  {
    group: 'arbeitserfolg',
    whenMentioned: /verk[aä]uf|pflegeprodukt|sales|sell|retail|products?(?!\p{L})/iu,
    de: {
      1: 'Im Verkauf von Pflegeprodukten ⟨überzeugte|überzeugt⟩ {N} immer mit außerordentlichem Geschick und ehrlichen Empfehlungen.',
      2: 'Passende Pflegeprodukte ⟨empfahl|empfiehlt⟩ {N} jederzeit sachkundig und mit gutem Verkaufserfolg.',
      3: '{N} ⟨verkaufte|verkauft⟩ Pflegeprodukte mit Geschick und guter Sachkenntnis.',
      4: 'Im Verkauf von Pflegeprodukten ⟨erzielte|erzielt⟩ {N} ausreichende Umsätze.',
      5: '{N} ⟨war|ist⟩ bemüht, passende Pflegeprodukte zu empfehlen und zu verkaufen.',
    },
    en: {
      1: 'A natural at recommending products, {p} ⟨achieved|achieves/achieve⟩ excellent retail sales without ever pressuring a client.',
      2: '{N} ⟨recommended|recommends/recommend⟩ care products knowledgeably and ⟨sold|sells/sell⟩ them very well.',
      3: '{N} ⟨recommended|recommends/recommend⟩ hair-care products knowledgeably and with success.',
      4: '{N} ⟨sold|sells/sell⟩ hair-care products alongside {their} other work.',
      5: '{N} ⟨made|makes/make⟩ an effort to sell care products when the occasion ⟨arose|arises⟩.',
    },
  },
]
