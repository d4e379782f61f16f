import { keyList } from '../text/words.ts'

/** Tools and methods known by name, so that a skill of that name is sure. */
export const knownSkills: ReadonlySet<string> = new Set(
  keyList(`excel, word, powerpoint, outlook, access, ms office, microsoft office, office, ms project, sharepoint, teams, power bi, tableau, looker, sap, sap fi,
    sap co, sap mm, sap sd, sap hcm, sap s/4hana, datev, lexware, navision, dynamics, salesforce, hubspot, personio, workday, successfactors, jira,
    confluence, trello, asana, git, github, gitlab, docker, kubernetes, terraform, ansible, jenkins, linux, windows, windows server, powershell, bash,
    python, java, kotlin, scala, c, c++, c#, go, rust, php, ruby, perl, javascript, typescript, html, css, html/css, sql, nosql, postgresql, mysql, oracle,
    mongodb, redis, kafka, spark, hadoop, dbt, r, matlab, spss, stata, sas, react, angular, vue, node.js, spring, django, flutter, swift, android, ios,
    aws, azure, gcp, autocad, solidworks, catia, catia v5, inventor, revit, eplan, knx, plc, sps, photoshop, illustrator, indesign, premiere pro, figma, sketch,
    wordpress, typo3, seo, google analytics, google ads, scrum, kanban, prince2, itil, six sigma, lean, bpmn, uml, haccp, orbis, medico, nexus, opera, fidelio,
    procore, qgis, arcgis, tensorflow, pytorch, pandas, excel vba, vba, abap, servicenow, zendesk, mailchimp, shopify, magento, cobol, ariba, fem, user research`),
)

/** How well, as a word of its own or in brackets. */
export const skillLevel =
  /^(?:sehr gute?|gute?|fundierte?|solide|fortgeschrittene?|experte|grundlagen|grundkenntnisse|basiskenntnisse|basis|anfänger|fließend|sicher|(?:sehr )?gute kenntnisse|very good|good|advanced|expert|intermediate|basic|basics|beginner|proficient|excellent|working knowledge|[*●○•]{1,5}|\d{1,2}\+? (?:jahre|years))$/iu
