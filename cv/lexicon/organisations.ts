import { keyList } from '../text/words.ts'

/** Legal forms: what bears one is an organisation. */
export const legalForm =
  /(?<![\p{L}\p{N}])(?:g?gmbh|mbh|ag|kgaa|kg|ohg|gbr|ug|e\.\s?v\.|e\.\s?k\.|e\.\s?g\.|ev|eg|se|partg|aör|vvag|kdör|stiftung|ltd|limited|plc|llp|llc|inc|corp|corporation|s\.\s?a\.|s\.\s?r\.\s?l\.|bv|b\.\s?v\.|veb)(?![\p{L}\p{N}])/iu

/** German words that name an organisation when they stand alone or at the end of a word: "Kreiskrankenhaus". */
export const germanOrganisations: ReadonlySet<string> = new Set(
  keyList(`klinik, kliniken, klinikum, krankenhaus, hospital, universität, uni, universitätsklinikum, hochschule, fachhochschule, akademie, gemeinde,
    stadt, landkreis, kreis, kanzlei, praxis, hotel, restaurant, gasthaus, gasthof, wirtshaus, ratskeller, bäckerei, konditorei, metzgerei,
    apotheke, schule, gymnasium, kita, kindergarten, kindertagesstätte, verlag, werke, werk, bank, sparkasse, volksbank, versicherung, stiftung,
    verein, institut, agentur, studio, autohaus, spedition, druckerei, gärtnerei, markt, supermarkt, baumarkt, bundeswehr, amt, behörde,
    ministerium, heim, pflegeheim, seniorenheim, seniorenresidenz, pflegedienst, diakonie, caritas, drk, awo, tischlerei, schreinerei, schlosserei,
    werkstatt, stadtwerke, verkehrsbetriebe, verkehrsbetrieben, bibliothek, stadtbibliothek, bücherei, museum, theater, verband, kammer, gruppe, holding, konzern,
    betriebe, betrieb, dienste, gebäudedienste, zentrum, rechenzentrum, bildungswerk, bildungszentrum, logistik, systeme,
    buchhandlung, eisdiele, café, cafe, bistro, kantine, schuhhaus, modehaus, möbelhaus, kaufhaus, warenhaus, fabrik, papierfabrik, manufaktur, brauerei,
    molkerei, mühle, reederei, werft, zeitung, sender, rundfunk, seminar, studienseminar, seminar, lehranstalt, kolleg, berufskolleg,
    berufsschule, pflegeschule, volkshochschule, realschule, hauptschule, gesamtschule, grundschule, bbs, ghs, igs, htl, hlt, ihk, hwk, obsthof,
    hof, schäferei, weingut, räucherei, fischräucherei, labor, labore, filiale, physiotherapie, ambulanz, feuerwehr, polizei, botschaft, konsulat`),
)

/** English words that name an organisation, as whole words. */
export const englishOrganisations: ReadonlySet<string> = new Set(
  keyList(`university, college, school, hospital, infirmary, council, trust, group, company, solutions, partners, bakery, café, cafe, restaurant,
    hotel, inn, pub, bank, institute, academy, laboratory, laboratories, labs, studio, studios, agency, nhs, ministry, department, museum, library,
    theatre, theater, gallery, stores, store, shop, foundation, association, society, church, clinic, surgery, practice, home, nursery, farm,
    builders, homes, analytics, consulting, holdings, airlines, transit, railways, logistics, brewery, press, polytechnic,
    centre, center, cartons, parcels, foods, software, insurance, energy, pharmacy, health, healthcare`),
)
