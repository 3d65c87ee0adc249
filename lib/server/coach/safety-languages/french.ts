import 'server-only'
import type { CareLanguage } from './care-language'

const WANT =
  "(?:je veux|j'ai envie de|je voudrais|j'aimerais|je souhaite|je préfère|je préférerais|je vais|j'ai décidé de|je pense à|j'ai besoin de|je compte|envie de|j'ai l'intention de|je songe à)"
const NOW = '(?:juste|simplement|vraiment|seulement|enfin|tellement|trop|plutôt|plus que)'
const LIMB = '(?:bras|veines|poignets|cuisses|jambes|peau|avant-?bras)'
const PILLS = '(?:médicaments|comprimés|cachets|pilules|somnifères|antidépresseurs|doliprane)'

export const french: CareLanguage = {
  code: 'fr',
  countries: ['FR', 'BE', 'CH'],
  cries: {
    suicide: [
      "(?:c'est|voici|ceci est) ma lettre d'adieu",
      "je rêve (?:de mourir|d'être morte?|de ma mort)|(?:j'espère|je souhaite|je prie pour|j'aimerais|je voudrais) (?:que )?(?:je )?(?:ne |n')?(?:plus|pas|jamais) … (?:me )?réveiller|(?:j'espère|je souhaite) ne (?:plus|pas|jamais) me réveiller|me supprimer",
      '(?:plus )?rien … (?:pour quoi|pour lequel|qui me donne envie de) vivre',
      '(?:je veux|je vais|je voudrais|envie|pense|penser|songe|décidé|veux|prévu|prévois|intention) … (?:mourir|me tuer|me suicider|me pendre|crever|me noyer|me flinguer|mes jours)',
      "(?:il vaudrait mieux|ce serait mieux|vaut mieux|vaudrait mieux) que je (?:sois morte?|meure|disparaisse|n'existe plus)|je (?:serais|suis) mieux morte?|plutôt (?:mourir|crever)",
      'personne … (?:regretterait|remarquerait|manquerai|manquerais|pleurerait) … (?:si je|quand je)|si je (?:mourais|meurs|disparaissais) … personne',
      'arrive plus à vivre|(?:plus|pas) (?:la )?force de (?:vivre|continuer à vivre)|(?:plus|aucun|pas de) (?:goût|sens|espoir) (?:à|de) (?:la vie|vivre|ma vie)',
      '(?:corde|arme|lame|médicaments|comprimés) … (?:pour )?(?:me pendre|en finir|me tuer|mourir)',
      'je me coupe (?:quand|dès que|parce)|(?:ne )?(?:veux|voudrais) plus être (?:là|ici|de ce monde)|quitter ce monde',
      `${WANT}(?: ${NOW})* (?:mourir|être morte?|crever|disparaître (?:pour toujours|à jamais|de ce monde)|en finir|mettre fin|me tuer|me suicider|me pendre|me jeter|me flinguer)(?: avec la vie)?`,
      `${WANT}(?: ${NOW})* (?:me foutre en l'air|me noyer|me tirer une balle|m'ôter la vie|me donner la mort|me buter|me défenestrer|sauter (?:du|d'un|de la|par la) (?:pont|toit|fenêtre|balcon))(?: avec la vie)?`,
      '^(?:envie de|veux|veut) (?:mourir|crever|me tuer|me suicider|en finir)',
      'je (?:ne )?(?:veux|peux|supporte|souhaite|désire) (?:vraiment |juste )?(?:plus|pas) (?:vivre|être en vie|de vivre|être là|continuer à vivre|exister|me réveiller)',
      "(?:plus|pas) envie de (?:vivre|me réveiller|continuer à vivre|d'être en vie|exister)",
      "(?:aucune|plus de|plus aucune|pas de|sans) raison … (?:de |pour )?(?:vivre|rester en vie|d'être en vie)",
      "(?:ma vie|la vie) … (?:ne vaut plus|ne vaut pas|n'a plus|n'a aucun) … (?:vécue|sens|la peine)",
      '(?:mettre|mettrai|mets|vais mettre) fin à (?:mes jours|ma vie|tout ça)',
      "(?:j'en|vouloir en|veux en|vais en) fin(?:ir|is) (?:avec la vie|avec tout|ce soir|cette nuit|pour de bon|une bonne fois)",
      'je (?:me )?(?:tue|suicide|pends|flingue) … (?:ce soir|demain|cette nuit|bientôt|si)',
      "(?:j'ai (?:des )?|mes |des )(?:pensées suicidaires|idées suicidaires|idées noires|envies suicidaires|pulsions suicidaires)",
      'je suis … (?:suicidaire|au bord du suicide)',
      'je pense … (?:au suicide|à mourir|à me tuer|à la mort tous|à me suicider|souvent à la mort)|penser … (?:au suicide|à me tuer|à me suicider)',
      "j'ai (?:essayé|tenté|failli) … (?:de )?(?:me tuer|me suicider|mourir|mettre fin|me pendre)",
      '(?:tentative de suicide|ts) … (?:hier|la semaine|ce matin|le mois)',
      "je (?:voudrais|préférerais|préfère|aimerais|souhaiterais) … (?:être morte?|n'être jamais née?|ne (?:jamais|pas) (?:être née?|avoir existé|me réveiller)|ne plus être là|ne plus exister|m'endormir et ne)",
      "(?:je voudrais|j'aimerais|je préférerais|j'aurais aimé|j'aurais préféré) (?:ne jamais|ne pas|n') ?(?:être née?|avoir existé|exister|me réveiller)",
      "(?:m'endormir|dormir) … (?:ne (?:plus|jamais|pas))? ?(?:plus|jamais) (?:me )?réveiller",
      "(?:mieux|meilleur|plus heureux|plus heureuse|soulagés?|tranquilles?) … (?:sans moi|si j'étais morte?|si je n'étais plus là|si je disparaissais|si je mourais|si j'étais plus là)",
      "(?:j'ai |je viens d')?(?:écri(?:t|re|s|vais)|laissé|fini|préparé|rédigé) … (?:lettres? d'adieux?|lettre de suicide|ma dernière lettre)",
      "(?:ma|mes) lettres? d'adieux?",
      "j'ai (?:acheté|préparé|trouvé) (?:une|la|de la) (?:corde|arme) … (?:me pendre|en finir|ce soir)",
      "(?:fatiguée?|marre|lasse?|épuisée?) (?:de vivre|de la vie|d'exister|d'être en vie)",
      '(?:adieu (?:à tous|tout le monde|la vie|ce monde))|je vous dis adieu',
      "me (?:jeter|tirer) (?:sous|devant|du|dans le vide|une balle|d'un|par la)",
      'je (?:serai|serais) (?:plus là demain|morte? demain)',
    ],
    'self-harm': [
      '(?:ouvert|ouvrir|tailladé|coupé|entaillé) les (?:poignets|veines)',
      `je me (?:coupe|scarifie|mutile|taillade|brûle|fais du mal|fais mal|blesse)(?! les (?:cheveux|ongles))(?: (?:les|la|le|sur|encore|exprès|volontairement|souvent|tous|chaque|avec|depuis|pour|à|de|${LIMB}|$))`,
      'je me (?:scarifie|mutile|taillade)',
      `(?:je me suis|me suis) (?:encore |à nouveau |de nouveau )?(?:scarifiée?|mutilée?|tailladée?|fait du mal|ouvert les veines|coupée? (?:les (?:bras|veines|cuisses|poignets)|exprès|volontairement|encore))`,
      `(?:envie|besoin|veux|vais|recommencé à|continue (?:à|de)) (?:de )?me (?:couper(?! les cheveux)|scarifier|mutiler|faire du mal|faire mal|blesser|brûler|taillader)`,
      `(?:m'ouvrir|me couper|m'entailler|me tailler) les (?:${LIMB})`,
    ],
    overdose: [
      "(?:j'avale|je prends|je vais prendre|je vais avaler|prendre|avaler) … (?:tous|toutes|toute) (?:mes|les|la boîte)(?: de)? (?:médicaments|comprimés|cachets|pilules|boîte|somnifères)",
      `j'ai (?:pris|avalé|ingéré|gobé) … (?:trop de|tous|toute|plein de|une boîte|la boîte|toute la boîte|beaucoup de|\\d\\d|vingt|trente|une poignée de|un tube) (?:de |mes |les |la |boîte de )*(?:${PILLS}|boîte)`,
      `(?:avalé|pris) … (?:boîte|plaquette|tube|flacon) (?:entière |entier )?(?:de |d')?${PILLS}`,
      '(?:faire|fait|prendre|pris) une (?:overdose|surdose)',
      `(?:avaler|prendre) (?:tous|toute|toutes) (?:mes|les|la boîte de) ${PILLS}`,
    ],
    abuse: [
      "mon (?:copain|mari|ex|père|compagnon|conjoint) m'a … (?:étranglée?|frappée?|battue?|violée?|cognée?)",
      "(?:mon (?:mari|copain|père|conjoint|ex|beau-?père|frère|compagnon)|ma (?:mère|femme|copine)|il|elle) (?:me (?:frappe|bat|cogne|tabasse|viole|étrangle|gifle|séquestre|menace de me tuer)|m'a (?:encore )?(?:frappée?|battue?|violée?|étranglée?|tabassée?|giflée?|cognée?))",
      "(?:j'ai été|je me suis fait|je suis) (?:violée?|violer|battue?|agressée? sexuellement|abusée?)",
    ],
    'eating-disorder': [
      'je me fais vomir|(?:me faire vomir) … (?:après|chaque|tous)',
      'je suis (?:anorexique|boulimique)',
    ],
  },
  unless: [
    '(?:veux|vais|voudrais|ai) (?:pas|surtout pas) (?:mourir|me tuer|me suicider|envie de mourir)',
    'collègues?|retraite|parachute|échecs',
    'ville|quartier|appartement|appart|maison|immeuble|pays|village|café|chocolat|musique|internet|téléphone|fromage|sport|vacances|comme ça au travail',
    'de rire|de honte|de faim|de soif|de chaud|de chaleur|de froid|de rire|de fatigue|d ennui|de peur|de jalousie|de curiosité|de bonheur|de trouille',
    'film|série|roman|livre|épisode|jeu|chanson|personnage|pièce|documentaire|théâtre|héros|héroïne|opéra|niveau',
    'mdr|lol|ptdr|haha',
    '(?:il y a (?:\\p{L}+ )?ans|à l époque|quand j étais (?:jeune|ado|petite?)|autrefois)',
    'aux échecs|au tennis|aux cartes|au ping|au jeu|à la course|à plate couture',
    'en cuisinant|en cuisine|oignons?|en me rasant|en bricolant|légumes|tarte|pain|gâteau|dessert|livraison',
    '(?:arrêter|arrêté|cesser) de fumer',
    'avec (?:ce|cette|le|la) (?:projet|dossier|dossier|rapport|déménagement|travaux|mémoire|thèse|régime)',
  ],
  help: {
    opening:
      'Merci de me l’avoir dit. Ce que tu portes semble très lourd, et je voudrais que quelqu’un qui peut vraiment aider soit avec toi. Je suis un coach IA : il faut que ce soit une personne.',
    danger:
      'Si tu es en danger maintenant, ou si tu as pris ou fait quelque chose, appelle les urgences : {emergency}.',
    lines:
      'Tu peux parler à quelqu’un ici : {lines}. Partout ailleurs, findahelpline.com donne la ligne la plus proche.',
    question:
      'Tes objectifs peuvent attendre. Y a-t-il près de toi une personne que tu peux appeler ou rejoindre maintenant ?',
    again:
      'Je suis toujours là, mais je suis une IA et je ne peux pas être auprès de toi. Laisse une personne l’être : {lines}. En danger : {emergency}. As-tu déjà pu joindre quelqu’un ?',
  },
}
