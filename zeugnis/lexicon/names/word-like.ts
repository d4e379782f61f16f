import { list } from '#language'

/** Family names that are words of references as well: standing alone they may be an occupation, a season or a quality. */
export const wordLikeNames: readonly string[] = list(`
  Amt, Apotheker, Arzt, Bach, Bäcker, Baum, Bauer, Berg, Binder, Blume, Brand, Brunnen, Buch, Burg, Dank, Deutsch, Dreher, Drucker, Ehrlich, Eisen,
  Engel, Ernst, Färber, Feld, Fischer, Fleischer, Fleiß, Förster, Frei, Freitag, Freund, Frisch, Fröhlich, Führer, Gärtner, Gerecht, Glaser, Glück,
  Gold, Groß, Grün, Gut, Güte, Hammer, Haus, Heiler, Held, Herbst, Hoch, Hof, Hoffnung, Holz, Jäger, Jahr, Jung, Kaufmann, Kellner, Kern, Klar, Klein,
  Klug, Koch, König, Kraft, Kreis, Kühn, Kunst, Kurz, Lager, Lang, Lehrer, Leiter, Licht, Lieb, Lob, Lust, Maler, Mann, Markt, Maurer, Meister, Mensch,
  Metzger, Montag, Mut, Neu, Ordnung, Pfleger, Platz, Rat, Recht, Redlich, Reich, Richter, Ruhe, Schäfer, Schatz, Schlosser, Schmied, Schneider,
  Schreiber, Schreiner, Schuhmacher, Schuster, Schwarz, Sommer, Sonntag, Sorge, Spiegel, Stadt, Stark, Stein, Steuer, Stolz, Straße, Strom, Tag,
  Tischler, Treu, Vorsorge, Wald, Weg, Weiß, Weise, Winter, Winzer, Wirt, Wunsch, Zeit, Ziel, Zimmer, Zimmermann`)
