const words = (text: string) => text.trim().split(/\s+/)

/** Words too common to find anything by. */
export const stopWords = {
  de: words(`
    aber als am an auch auf aus bei beim bis da damit dann das dass dem den denn der des die dies diese dieser dieses doch dort du
    durch ein eine einem einen einer eines er es etwas für gibt hat haben hier ich ihr ihre ihrem ihren ihrer im in ist
    ja jede jeder jedes kann kein keine können man mein meine mich mir mit muss nach nicht noch nur ob oder ohne schon sein seine sich
    sie sind so soll über um und uns unser unsere vom von vor wann war warum was wenn wer werden wie wird wir wo zu zum zur
  `),
  en: words(`
    a about am an and are as at be been but by can do does for from had has have her here his how i if in into is it its me my no not of on
    or our own she should so than that the their them then there these they this those to too us was we were what when where which
    who why will with would you your
  `),
}
