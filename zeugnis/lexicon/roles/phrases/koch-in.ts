import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts in a kitchen: taste, hygiene, service, the use of goods. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'Speisen ⟨bereitete|bereitet⟩ {N} jederzeit mit hervorragendem handwerklichem Können und feinem Gespür für Geschmack zu.',
      2: '{N} ⟨bereitete|bereitet⟩ die Gerichte stets fachgerecht zu, ⟨schmeckte|schmeckt⟩ sie sicher ab und ⟨richtete|richtet⟩ sie ansprechend an.',
      3: '{N} ⟨beherrschte|beherrscht⟩ die gängigen Kochtechniken gut und ⟨wandte|wendet⟩ sie sicher an.',
      4: 'Geschmack und Zubereitung {seiner} Gerichte ⟨entsprachen|entsprechen⟩ den Rezepturen unserer Küche.',
      5: '{N} ⟨bemühte|bemüht⟩ sich, die Speisen nach Rezeptur zuzubereiten und richtig abzuschmecken.',
    },
    en: {
      1: 'Every plate {p} ⟨sent|sends/send⟩ out ⟨was|is⟩ beautifully cooked, perfectly seasoned and finished with real skill.',
      2: 'Skilled and confident at the stove, {p} consistently ⟨produced|produces/produce⟩ flavoursome, well-presented dishes.',
      3: '{N} ⟨was/were|is/are⟩ a capable cook with a sound basic technique.',
      4: '{N} ⟨prepared|prepares/prepare⟩ the dishes on our menu to the recipes given.',
      5: '{N} ⟨was/were|is/are⟩ generally able to prepare the dishes on our menu.',
    },
  },
  {
    group: 'arbeitsweise',
    de: {
      1: 'Auf Hygiene ⟨achtete|achtet⟩ {N} stets äußerst gewissenhaft.',
      2: 'In Küche und Lager ⟨arbeitete|arbeitet⟩ {N} zu jeder Zeit sauber und hygienisch einwandfrei.',
      3: '{N} ⟨hielt|hält⟩ {seinen} Posten sauber und ⟨beachtete|beachtet⟩ die Hygienevorschriften sorgfältig.',
      4: 'Den Hygienevorschriften in Küche und Lager ⟨kam|kommt⟩ {N} nach.',
      5: 'Die Sauberkeit am Posten ⟨entsprach|entspricht⟩ im Wesentlichen den Hygienevorgaben.',
    },
    en: {
      1: 'Food hygiene ⟨was|is⟩ second nature to {them}, and {their} section ⟨was|is⟩ immaculate from first thing to last.',
      2: '{N} ⟨kept|keeps/keep⟩ a spotless section and ⟨could|can⟩ be relied on to follow food safety procedures closely.',
      3: '{N} ⟨kept|keeps/keep⟩ a clean section and ⟨was/were|is/are⟩ conscientious about food hygiene.',
      4: 'The food hygiene rules ⟨were|are⟩ followed, and {their} section ⟨was|is⟩ kept clean.',
      5: '{Their} section ⟨was|is⟩ clean on the whole, and hygiene rules ⟨were|are⟩ followed for the most part.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Auch bei vollem Haus ⟨arbeitete|arbeitet⟩ {N} zu jeder Zeit außerordentlich zügig, ruhig und konzentriert.',
      2: '{N} ⟨behielt|behält⟩ im Service immer den Überblick und ⟨arbeitete|arbeitet⟩ auch bei vielen Bestellungen zügig.',
      3: 'Im laufenden Service ⟨arbeitete|arbeitet⟩ {N} zügig, ruhig und in guter Abstimmung mit den Kolleginnen und Kollegen.',
      4: 'Im Service ⟨arbeitete|arbeitet⟩ {N} im nötigen Tempo.',
      5: 'Den Anforderungen bei Hochbetrieb ⟨wurde|wird⟩ {N} im Großen und Ganzen gerecht.',
    },
    en: {
      1: 'Even in the busiest service, {p} ⟨stayed|stays/stay⟩ remarkably calm, ⟨worked|works/work⟩ fast and never ⟨let|lets/let⟩ standards slip.',
      2: 'During a busy service, {p} ⟨worked|works/work⟩ quickly and always ⟨kept|keeps/keep⟩ a clear head.',
      3: 'In service, {p} ⟨worked|works/work⟩ briskly and ⟨remained|remains/remain⟩ calm.',
      4: '{N} ⟨coped|copes/cope⟩ with the usual number of orders during service.',
      5: 'During a busy service, {p} ⟨tried|tries/try⟩ to stay calm and keep pace.',
    },
  },
  {
    group: 'arbeitserfolg',
    de: {
      1: 'Beim Wareneinsatz ⟨handelte|handelt⟩ {N} immer in höchstem Maße wirtschaftlich und ⟨vermied|vermeidet⟩ Verschwendung.',
      2: 'Lebensmittel ⟨setzte|setzt⟩ {N} jederzeit vorausschauend und wirtschaftlich ein.',
      3: 'Mit Lebensmitteln ⟨ging|geht⟩ {N} sorgsam und wirtschaftlich um.',
      4: 'Den Wareneinsatz ⟨hielt|hält⟩ {N} im vorgesehenen Rahmen.',
      5: '{N} ⟨war|ist⟩ bestrebt, Lebensmittel sparsam zu verwenden und Verschwendung zu vermeiden.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ an exceptional eye for cost and ⟨made|makes/make⟩ excellent use of every ingredient.',
      2: 'Thanks to {their} careful work, waste ⟨was|is⟩ kept consistently low.',
      3: '{N} ⟨used|uses/use⟩ ingredients economically and ⟨wasted|wastes/waste⟩ little.',
      4: '{N} ⟨kept|keeps/keep⟩ the use of ingredients within our guidelines.',
      5: 'With some guidance, {p} ⟨kept|keeps/keep⟩ food waste within limits.',
    },
  },
]
