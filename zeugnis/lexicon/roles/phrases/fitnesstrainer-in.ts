import type { RolePhrases } from '../../../model/role-phrases.ts'

/** What counts on the training floor: knowledge and safety, motivation, winning and keeping members, tact. In the order of the competences of the role. */
export const phrases: readonly RolePhrases[] = [
  {
    group: 'fachwissen',
    de: {
      1: 'Im Training ⟨bewies|beweist⟩ {N} stets hervorragendes Fachwissen und großes Verantwortungsbewusstsein.',
      2: 'Mit fundiertem Fachwissen und wachem Blick für die Sicherheit ⟨betreute|betreut⟩ {N} die Trainierenden jederzeit sorgfältig.',
      3: '{N} ⟨leitete|leitet⟩ das Training fachlich fundiert an und ⟨achtete|achtet⟩ auf eine sichere Ausführung der Übungen.',
      4: '{Seine} Anleitung im Training ⟨entsprach|entspricht⟩ den fachlichen Anforderungen und unseren Sicherheitsvorgaben.',
      5: 'Das für die Anleitung im Training nötige Fachwissen ⟨war|ist⟩ bei {N_dat} im Großen und Ganzen vorhanden.',
    },
    en: {
      1: '{Their} knowledge of training and safety ⟨was|is⟩ outstanding, and members ⟨knew|know⟩ that they ⟨were|are⟩ in expert hands.',
      2: '{N} ⟨gave|gives/give⟩ well-judged training advice and consistently ⟨put|puts/put⟩ the safety of members first.',
      3: '{N} ⟨showed|shows/show⟩ members clearly how to train effectively and safely.',
      4: '{N} ⟨showed|shows/show⟩ members how to use the equipment and ⟨followed|follows/follow⟩ our safety rules.',
      5: 'With some guidance, {p} ⟨gave|gives/give⟩ members simple training advice.',
    },
  },
  {
    group: 'arbeitsbefaehigung',
    de: {
      1: 'Mit Energie und Ausstrahlung ⟨gelang|gelingt⟩ es {N_dat} jederzeit außerordentlich gut, Mitglieder für das Training zu begeistern.',
      2: '{N} ⟨verstand|versteht⟩ es stets, Mitglieder zu motivieren und sie auch über Durststrecken hinweg bei der Sache zu halten.',
      3: 'Im Training ⟨trat|tritt⟩ {N} motivierend auf und ⟨half|hilft⟩ den Mitgliedern, auch in schwierigen Phasen durchzuhalten.',
      4: 'Beim Motivieren der Mitglieder ⟨erfüllte|erfüllt⟩ {N} unsere Erwartungen.',
      5: '{N} ⟨war|ist⟩ bemüht, Mitglieder zum regelmäßigen Training zu motivieren.',
    },
    en: {
      1: '{N} ⟨had|has/have⟩ an exceptional gift for motivating members, and {their} energy on the gym floor ⟨was|is⟩ infectious.',
      2: 'Members ⟨responded|respond⟩ very well to {their} encouragement and ⟨stayed|stay⟩ motivated even when progress ⟨was|is⟩ slow.',
      3: '{N} ⟨was/were|is/are⟩ an encouraging trainer who ⟨helped|helps⟩ members to keep their goals in view.',
      4: '{N} ⟨encouraged|encourages/encourage⟩ members during training sessions.',
      5: '{N} ⟨made|makes/make⟩ an effort to motivate members during their training.',
    },
  },
  {
    group: 'arbeitserfolg',
    whenMentioned: /probetrain|vertragsabschl|mitgliedergewinn|verkauf|trial|sales|contract/iu,
    de: {
      1: 'Probetrainings und Beratungsgespräche ⟨führte|führt⟩ {N} zu jeder Zeit mit ausgezeichnetem Erfolg und ⟨band|bindet⟩ Mitglieder langfristig an unser Haus.',
      2: 'In der Mitgliedergewinnung wie in der Mitgliederbetreuung ⟨erzielte|erzielt⟩ {N} zu jeder Zeit gute Ergebnisse.',
      3: '{N} ⟨führte|führt⟩ Beratungsgespräche und Probetrainings mit gutem Erfolg und ⟨pflegte|pflegt⟩ den Kontakt zu unseren Mitgliedern.',
      4: 'Beratungsgespräche und Vertragsabschlüsse ⟨wickelte|wickelt⟩ {N} ordnungsgemäß ab.',
      5: 'In Mitgliederbetreuung und Verkauf ⟨erfüllte|erfüllt⟩ {N} unsere Erwartungen weitgehend.',
    },
    en: {
      1: 'Trial sessions ⟨were|are⟩ superbly handled, and a great many visitors ⟨joined|join⟩ because of {them}.',
      2: 'In trial sessions and consultations alike, {p} ⟨won|wins/win⟩ people over and ⟨achieved|achieves/achieve⟩ very good sales results.',
      3: '{N} ⟨handled|handles/handle⟩ trial sessions competently and ⟨achieved|achieves/achieve⟩ good results in membership sales.',
      4: '{N} ⟨handled|handles/handle⟩ trial sessions and membership contracts according to our procedures.',
      5: '{N} ⟨handled|handles/handle⟩ most trial sessions without help.',
    },
  },
  {
    group: 'sozialExtern',
    de: {
      1: 'Auf {Dritte} aller Alters- und Leistungsstufen ⟨ging|geht⟩ {N} immer äußerst geduldig und einfühlsam ein.',
      2: '{N} ⟨betreute|betreut⟩ {Dritte} immer geduldig und zugewandt.',
      3: 'Im Umgang mit {Dritten} ⟨war|ist⟩ {N} freundlich, geduldig und verständnisvoll.',
      4: 'Auf die Bedürfnisse {Dritter} ⟨nahm|nimmt⟩ {N} die erforderliche Rücksicht.',
      5: 'Den individuellen Bedürfnissen {Dritter} ⟨wurde|wird⟩ {N} im Wesentlichen gerecht.',
    },
    en: {
      1: '{Others} of every age and ability ⟨felt|feel⟩ wonderfully well looked after, thanks to {their} patience and tact.',
      2: '{N} ⟨adapted|adapts/adapt⟩ very well to {others} of all ages and abilities and ⟨treated|treats/treat⟩ everyone with patience.',
      3: '{Their} manner with {others} ⟨was|is⟩ friendly and patient.',
      4: '{N} ⟨was/were|is/are⟩ polite to {others} of all ages and abilities.',
      5: '{N} generally ⟨took|takes/take⟩ account of the differing needs of {others}.',
    },
  },
]
