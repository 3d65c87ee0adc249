import 'server-only'
import type { CareLanguage } from './care-language'

const WANT = '(?:wil|wou|zou|wilde|wens|ga|kan|overweeg|moet|zal|wou dat)'
const NOW =
  '(?:gewoon|alleen|alleen maar|echt|eindelijk|het liefst|liever|vandaag|nu|zo graag|graag|niets liever dan|maar|eigenlijk)'
const LIMB = '(?:armen|arm|polsen|pols|benen|been|dijen|huid|aderen)'
const PILLS = '(?:pillen|tabletten|slaappillen|medicijnen|paracetamol|pijnstillers|antidepressiva)'

export const dutch: CareLanguage = {
  code: 'nl',
  countries: ['NL', 'BE'],
  cries: {
    suicide: [
      'dit is mijn afscheidsbrief|mijn afscheidsbrief',
      '(?:droom|droomde) (?:ervan|over) … (?:dood|doodgaan|dood te gaan|te sterven)|(?:hoop|bid|wens) … (?:niet|nooit)(?: meer)? wakker word|niets (?:meer )?om voor te leven',
      'ik … (?:en )?wil … (?:dood|doodgaan|sterven|niet meer leven|niet meer wakker worden|hier niet meer zijn|stoppen met leven)',
      'ik (?:ga|wil|zal|kan) (?:mezelf|mijzelf|me|mij) … (?:vermoorden|iets aandoen|wat aandoen|ophangen|doodmaken|doden|van kant maken|verdrinken)|(?:mezelf|mijzelf) iets aan te doen',
      '(?:hang|maak) ik (?:me|mezelf) (?:op|van kant|dood)|ik (?:wil|ga) … (?:voor (?:de|een) trein|van (?:de|een) brug|van het dak) (?:springen|gooien)|voor de trein springen',
      '(?:het zou|zou het) (?:beter|het beste) (?:zijn )?als ik (?:dood|er niet)|beter dood|niemand … (?:missen|merken|opvallen) als ik (?:dood|er niet|weg)',
      'geen (?:kracht|energie|moed|hoop|zin)(?: meer)? om (?:verder )?te leven|(?:zie|ziet) het leven niet meer zitten|stoppen met leven|ik doe mezelf pijn',
      'touw … (?:om me )?(?:op te hangen|ophangen)',
      `ik ${WANT}(?: ${NOW})* (?:dood|dood zijn|sterven|doodgaan|dood gaan|niet meer leven|niet langer leven|niet meer wakker worden|nooit meer wakker worden|er niet meer zijn|niet meer bestaan|niet verder leven|niet meer verder leven)`,
      `(?:${WANT}) ik (?:${NOW} )*(?:dood|dood zijn|sterven|niet meer leven)`,
      '^(?:wil|wou) (?:gewoon |echt )?(?:dood|niet meer leven|sterven)',
      'dat ik (?:dood (?:wil|was|ben)|niet meer (?:leefde|wil leven|besta))',
      'ik (?:wou|wilde|wens|wenste) … (?:dat ik )?(?:dood|nooit geboren|er niet meer)',
      '(?:mezelf|mijzelf|me|mij) (?:\\p{L}+ )?(?:(?:van kant|vankant) (?:te )?(?:maken|maak)|van het leven beroven|om het leven (?:te )?brengen|(?:te )?doden|dood ?maken|op ?hangen|ophangen|op te hangen|verdrinken|neerschieten|voor de trein|voor een trein|van (?:een|de|het) (?:brug|dak|flat))',
      'ik (?:maak|hang|dood|schiet) (?:mezelf|mijzelf|me|mij) … (?:van kant|op|dood|kapot|neer|vannacht|vandaag|morgen)',
      'ik spring … (?:voor de trein|van de brug|van het dak|van een brug|voor een trein)',
      '(?:zelfmoord|suïcide|zelfdoding) (?:te )?(?:plegen|gepland|gaan plegen|wil plegen)|ik pleeg … zelfmoord',
      '(?:denk|denken|gedacht|gedachten) … (?:aan zelfmoord|aan suïcide|over zelfmoord|aan de dood|aan doodgaan|aan zelfdoding|over de dood|om dood te)',
      '(?:zelfmoord|suïcidale |suïcide|zelfmoord)(?: )?gedachten?',
      'ik (?:ben|voel me) … (?:suïcidaal|levensmoe|levensmoeë)',
      '(?:een )?eind(?:e)? … (?:aan )?(?:maken )?(?:aan mijn leven|aan het leven)(?: maken)?|ik maak er … een eind(?:e)? aan|er een eind aan (?:maken|te maken)|er een einde aan (?:maken|te maken)|eruit stappen|ik stap eruit',
      'mijn leven … (?:beëindigen|te beëindigen|niet meer waard|geen zin meer)',
      'geen (?:reden|zin)(?: meer)? … (?:te leven|om te leven|om verder te leven|in het leven)',
      'niets meer … om voor te leven|het leven … (?:niet meer waard|geen zin meer|heeft geen zin)',
      'ik (?:heb|zie) geen (?:zin|reden) meer (?:in het leven|om te leven|in leven)',
      'ik kan niet meer (?:leven|verder leven)',
      '(?:iedereen|mijn familie|de wereld|mijn kinderen|ze|mijn gezin) … (?:beter af|gelukkiger|beter) … (?:zonder mij|als ik (?:dood|er niet|weg))',
      'beter af (?:zonder mij|als ik er niet)',
      '(?:afscheidsbrief|afscheidsbrieven|laatste brief) … (?:geschreven|klaar|ligt)|(?:schrijf|schreef|heb) … (?:afscheidsbrief|afscheidsbrieven)',
      '(?:moe|klaar) (?:van|met) (?:het )?leven$|het leven (?:moe|zat|beu)',
      '(?:in slaap vallen|slapen) en (?:nooit|niet) meer wakker',
      'vannacht maak ik er|zelfmoordpoging|poging tot zelfmoord',
      'leven zat|klaar met leven',
    ],
    'self-harm': [
      `ik (?:snijd|snij|kras|verwond|brand|sla|beschadig|snijdt) (?:mezelf|mijzelf|me|mij|in mijn)(?! (?:aan het papier|bij het koken))(?: (?:weer|opnieuw|elke|iedere|expres|in|met|als|om|vaak|nog|stiekem|${LIMB})|$)`,
      `(?:mezelf|mijzelf|me|in mijn ${LIMB}) … (?:te snijden|snijden|gesneden|verwonden|te verwonden|pijn (?:te )?doen|pijn gedaan|te beschadigen|automutileren|gekrast)(?! bij het koken)`,
      'ik (?:wil|moet|ga) (?:mezelf|mijzelf|me) … (?:snijden|pijn doen|verwonden|beschadigen)',
      'automutil(?:eer|atie|eren)',
      `(?:polsen|aderen) (?:door ?snijden|doorgesneden|open|door te snijden)`,
    ],
    overdose: [
      '(?:slik|neem) ik … (?:al mijn|alle|heel mijn) (?:pillen|medicijnen|tabletten)|ik (?:slik|neem) (?:straks |nu |vanavond )?(?:al mijn|alle) (?:pillen|medicijnen|tabletten)',
      `ik heb … (?:te veel|teveel|alle|een hele doos|het hele doosje|een heel doosje|een hele strip|een handvol|heel veel|\\d\\d|twintig|dertig|een overdosis) (?:mijn |van mijn |de )?(?:${PILLS} )?(?:genomen|geslikt|ingenomen)`,
      `(?:alle|al mijn|te veel|teveel|een handvol) ${PILLS} … (?:slikken|innemen|te slikken|in te nemen|nemen|geslikt|genomen)`,
      'overdosis (?:genomen|nemen|te nemen|ingenomen|geslikt)',
    ],
    abuse: [
      'mijn (?:vriend|man|ex|vader|partner|broer) heeft (?:me|mij) … (?:gewurgd|geslagen|verkracht|mishandeld|geschopt)',
      '(?:mijn (?:man|vriend|vader|partner|ex|stiefvader|broer|moeder)|hij) (?:\\p{L}+ )?(?:slaat|mishandelt|wurgt|verkracht|schopt|sloeg|bedreigt|heeft)(?! (?:over|gelijk|me met)) (?:me|mij)(?: (?:geslagen|verkracht|mishandeld|gewurgd|met de dood|weer|elke|als|vaak|en|thuis|in elkaar)|$)',
      'ik (?:word|werd|ben) … (?:verkracht|misbruikt|mishandeld|in elkaar geslagen)',
    ],
    'eating-disorder': ['ik (?:braak|kots) (?:expres|na elke|na het)|vinger in mijn keel|ik heb (?:anorexia|boulimia)'],
  },
  unless: [
    'wil (?:echt )?niet (?:dood|sterven)',
    'voordat|collega\\p{L}*|pensioen|parachute\\p{L}*|spijker',
    'stad|wijk|buurt|huis|flat|dorp|land|koffie|chocola|chocolade|muziek|internet|telefoon|kaas',
    'van het lachen|lachen|van (?:honger|dorst|schaamte|verveling|de hitte|de kou|jaloezie|nieuwsgierigheid|geluk)|dood van de|dood moe|doodmoe|doodop|doodleuk',
    'film|serie|roman|boek|aflevering|spel|game|liedje|nummer|personage|toneelstuk|documentaire|level',
    'haha\\p{L}*|lol',
    'jaar geleden|vroeger|als (?:kind|tiener|puber)|toen ik',
    'met schaken|met tennis|met kaarten|schaken|tafeltennis',
    'koken|uien|scheren|mug|muggen|spin|examen|tentamen|parachute|zwembad|sportschool',
  ],
  help: {
    opening:
      'Dank je dat je dit zegt. Wat je draagt klinkt heel zwaar, en ik wil dat er iemand bij je is die echt kan helpen. Ik ben een AI-coach, dus dat moet een mens zijn.',
    danger: 'Ben je nu in gevaar, of heb je iets ingenomen of gedaan, bel dan het alarmnummer: {emergency}.',
    lines: 'Hier kun je met iemand praten: {lines}. Overal elders noemt findahelpline.com de dichtstbijzijnde lijn.',
    question: 'Je doelen kunnen wachten. Is er iemand in de buurt die je nu kunt bellen of bij wie je kunt zijn?',
    again:
      'Ik ben er nog, maar ik ben een AI en kan niet bij je zijn. Laat een mens dat doen: {lines}. In gevaar: {emergency}. Heb je al iemand bereikt?',
  },
}
