import { keyList } from '../text/words.ts'

/** German words that name a post when they stand alone or at the end of a word: "Filialleiter". Feminine forms follow. */
export const germanTitles: ReadonlySet<string> = new Set(
  keyList(`leiter, leitung, assistent, assistenz, berater, entwickler, techniker, mechaniker, mechatroniker, kaufmann, kauffrau, kaufleute,
    pfleger, pflegefachkraft, pflegefachfrau, schwester, fahrer, verkäufer, gehilfe, gehilfin, helfer, koch, köch, kellner, ingenieur, lehrer,
    erzieher, referent, sachbearbeiter, bearbeiter, buchhalter, praktikant, praktikum, werkstudent, volontär, volontariat, auszubildende,
    auszubildender, azubi, aushilfe, aushilfskraft, minijob, minijobber, ferienjob, nebenjob, geselle, gesellin, monteur, installateur,
    elektriker, elektroniker, schlosser, tischler, schreiner, maler, lackierer, maurer, dachdecker, zimmerer, friseur, friseurin,
    facharzt, assistenzarzt, oberarzt, chefarzt, arzt, ärzt, assistenzärzt, oberärzt, fachärzt, chefärzt, zahnarzt, laborant, chemiker,
    physiker, biologe, redakteur, journalist, texter, übersetzer, dolmetscher, makler, disponent, lagerist, kommissionierer, fachkraft,
    fachangestellte, fachangestellter, angestellte, angestellter, fachwirt, betriebswirt, informatiker, administrator, programmierer,
    geschäftsführer, geschäftsführung, prokurist, sekretär, rezeptionist, hausmeister, reinigungskraft, servicekraft, bürokraft, pädagoge,
    pädagogin, therapeut, psychologe, psychologin, bäcker, konditor, fleischer, gärtner, landwirt, tierwirt, forstwirt, polizist, soldat,
    sanitäter, flugbegleiter, steward, matrose, kurier, zusteller, bote, mitarbeiter, mitarbeit, freiberufler, selbstständig, selbständig,
    inhaber, dozent, trainer, moderator, fotograf, grafiker, gestalter, führer, prüfer, macher, personaler, einkäufer, vertriebler, referendar,
    referendariat, studienrat, studienrät, doktorand, hilfskraft, arbeiter, facharbeiter, näher, schneider, schäfer, fischer, optiker,
    planer, konstrukteur, zeichner, architekt, jurist, anwalt, anwält, notar, steuerberater, wirtschaftsprüfer, controller, analyst, manager,
    beauftragte, beauftragter, koordinator, vertreter, betreuer, reiniger, packer, winzer, kassierer, florist, drucker, schweißer, dreher,
    fräser, optometrist, hebamme, logopäde, logopädin, ergotherapeut, bibliothekar, archivar, restaurator, meister,
    küchenchef, chef, souschef, commis, sommelier, hausdame, empfangsmitarbeiter, pförtner, wachmann, detektiv, trainee, freelancer, tutor,
    zivildienstleistender, zivildienst, fsj, bundesfreiwilligendienst, diakon, pfarrer, sozialarbeiter, volkswirt, statistiker, mathematiker`),
)

/** English words that name a post, as whole words. */
export const englishTitles: ReadonlySet<string> = new Set(
  keyList(`manager, assistant, developer, engineer, analyst, designer, architect, officer, director, head, lead, nurse, teacher, driver, chef,
    cook, waiter, waitress, clerk, accountant, controller, intern, internship, trainee, consultant, specialist, coordinator, supervisor,
    associate, representative, agent, advisor, adviser, carer, cleaner, bartender, barista, porter, receptionist, operative, operator,
    technician, electrician, plumber, mechanic, researcher, scientist, tutor, lecturer, professor, postdoc, fellow, executive, administrator,
    programmer, editor, writer, journalist, translator, buyer, merchandiser, recruiter, salesperson, seller, bookseller, cashier, packer, welder, joiner,
    carpenter, paediatrician, physician, surgeon, doctor, midwife, therapist, pharmacist, dentist, optician, lawyer, solicitor, paralegal,
    secretary, librarian, curator, photographer, animator, copywriter, strategist, planner, estimator, surveyor, foreman, labourer, laborer,
    handyman, gardener, farmer, guard, steward, stewardess, pilot, captain, apprentice, freelancer, freelance, volunteer, owner, founder,
    partner, president, cto, ceo, cfo, coo, vp, owner, master, ambassador, tester, auditor, treasurer, bookkeeper, caretaker, nanny, au-pair,
    instructor, trainer, coach, demonstrator, mentor, keeper, worker, helper, host, hostess, concierge, housekeeper, dispatcher, courier`),
)

/** Times that are no employment. */
export const breaks =
  /^(?:elternzeit|familienzeit|mutterschutz|erziehungszeit|arbeitssuch|arbeitslos|arbeitsuchend|sabbatical|auszeit|pflegezeit|krankheit|weltreise|parental leave|maternity leave|career break|family time|gap year|unemployed|job search|hausfrau|hausmann)/
