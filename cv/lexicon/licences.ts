/** What allows somebody to do something, or proves a short course: known by its name wherever it stands. */
export const licence =
  /(?<!\p{L})(?:führerscheine?|fahrerlaubnis|driving licen[cs]e|driver['’]?s licen[cs]e|\p{L}{3,24}schein|\p{L}{0,12}sachkunde\p{L}{0,12}|ersthelfer(?:in)?|approbation|aevo|ausbildereignung\p{L}{0,10}|jagdschein|gesundheitszeugnis|first aid|forklift licen[cs]e)(?!\p{L})/iu

/** No licence in spite of its ending. */
export const noLicence = /(?:totenschein|lieferschein|gutschein|anschein|augenschein|sonnenschein|wahrschein)/iu

/** Classes of a licence: "B und BE", "Klasse B, C1". */
export const licenceClass = /^(?:Klassen? )?(?:AM|A[12]?|BE?|B96|C1?E?|D1?E?|L|T|M|S)(?:(?: und |\/| )(?:AM|A[12]?|BE?|B96|C1?E?|D1?E?|L|T|M|S))*$/
