import 'server-only'
import { anyOf } from './short-patterns'

/** Everyday causes that make a sentence harmless, by the kind of thing it seems to say. */
export const everyday = {
  hopeless: anyOf(
    [
      'course|degree|spanish|french|german|english|language|gym|diet|training|marathon|race|app|phone|code|bug|project|spreadsheet|meetings?|emails?|company|job|career|role|contract|lease|maze|debt|client|boss|team|office|season|series|film|movie|game|level|puzzle|chess|guitar|piano|practice',
      'lesson|plank|squat|burpee|exercise|workout|commute|traffic|flat|apartment|kitchen|garden|weather|budget|hire|hiring|invest\\w*|savings|sugar|coffee|smoking|alcohol|holiday|vacation|leave|secondment|business trip|dating|tinder|politics|football|club|homework|exam|essay|thesis|chapter',
      'semester|term|night shift|shift',
    ],
    { before: '\\b', after: '\\b' },
  ),
  injury: anyOf(
    [
      'my nails?|nail biting|cuticles?|nervous|bored|pimples?|acne|accident\\w*|by mistake|cook\\w*|kitchen|chopping|onions?|shav\\w+|garden\\w*|roses?|thorns?|brambles?|bushes|hedge|nettles|cat|kitten|dog|puppy|fell|fall off|bike|cycl\\w+|climb\\w*|boulder\\w*|oven|baking|pan|stove|bbq|barbecue|grill',
      'straightening my hair|curling my hair|curling iron|rugby|football|soccer|hockey|training|sparring|boxing|boxer|judo|bjj|martial|crossfit|barbell|kettlebells?|rowing|deadlifts?|pull-?ups|surgery|operation|surgeon|appendix|c-section|caesarean|vaccin\\w+|blood (?:test|donation|pressure)',
      'acupuncture|tattoo\\w*|piercing|sewing|hemming|embroider\\w*|knitting|diy|drill|sanding|workshop|sawing|mosquito\\w*|eczema|psoriasis|sunburn\\w*|paper cut|gloves|sandpaper|laser|physio|foam roll\\w*|chickenpox|splinter|barefoot|blisters?|weight|calories|sugar|carbs|bulk\\w*',
    ],
    { before: '\\b', after: '\\b' },
  ),
  overdose: anyOf(
    [
      'prescribed|as directed|doctor (?:said|told|gave)|vitamins?|magnesium|omega|protein|creatine|melatonin gumm\\w+|antibiotics?|antihistamines?|course of|full course|finished (?:the|my) course|\\d+ ?mg|label says|leaflet|supplements?|probiotics?',
      'over (?:the past|two|three|several) (?:days|weeks|months)|one a day|once a day|twice a day|dosage|tapering|calories|coffee|pain au|chocolate|biscuits|cookies|crisps|chips|cake|beer|water|juice|milk|at dinner|with dinner|with friends|photos?|pictures?|notes|penalties|shots on',
    ],
    { before: '\\b', after: '\\b' },
  ),
  eating: anyOf(
    [
      'flu|virus|norovirus|stomach bug|food poisoning|pregnan\\w+|morning sickness|chemo\\w*|surgery|operation|wisdom teeth|hangover|hungover|drunk too|too much (?:wine|beer|tequila)|after the (?:race|marathon|run|sprint)|marathon|seasick|carsick|rollercoaster|ramadan|lent|yom kippur|religious',
      "colonoscopy|toddler|the baby|my (?:son|daughter|dog|cat|puppy|kid)\\b|intermittent|16:8|migraine|vertigo|norwalk|oysters?|dodgy|curry|constipat\\w*|prescribed|dietici?an|nutritionist|mum's cooking|my cooking|tasted?|awful|appetite|heartbroken|grief|deficit|my coach|cake|sunscreen",
    ],
    { before: '\\b', after: '\\b' },
  ),
}
