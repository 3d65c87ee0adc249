import 'server-only'
import type { Theme } from './theme'

export const bodyThemes: Theme[] = [
  {
    id: 'running',
    domain: 'health',
    words:
      /\b(?:run(?:s|ning|ner)?(?! (?:out|into|late|errands|away|over|a (?:caf|shop|business|company|restaurant|bar|hotel|team|store|workshop)|my own|the (?:company|shop|business)))|jog(?:ging)?|marathon|couch to|[51]0 ?k|5 ?k|parkrun|trail)\b/i,
    steps: [
      'lay out the shoes and run twenty easy minutes',
      'run slow enough to talk, for twenty-five minutes',
      'pick the route for the long run and put it in the calendar',
    ],
    tiny: ['run to the corner and back', 'lace up, walk five minutes'],
    counts: ['runs a week', 'kilometres a week', 'minutes on your feet'],
    snags: ['rain and dark mornings', 'a niggle in the knee', 'weeks when work eats the evening run'],
    done: 'Is it about covering the distance, or about a time on the clock?',
  },
  {
    id: 'strength',
    domain: 'health',
    words:
      /\b(?:gym|strength|lift(?:ing)?|weights|push-?ups?|pull-?ups?|squats?|deadlift|bench|muscle|crossfit|workouts?|exercise|train(?:ing)? (?:\w+ ){0,2}(?:a|per) week)\b/i,
    steps: [
      'do three sets of one big lift and write the numbers down',
      'book the gym slot and do only the first exercise well',
      'do one full-body circuit at home, no travel',
    ],
    tiny: ['do one set of push-ups', 'pack the gym bag'],
    counts: ['sessions a week', 'sets done', 'kilos on the bar'],
    snags: ['the trip to the gym', 'sore days that turn into weeks off', 'not knowing what to do once there'],
    done: 'Which lift, number of sessions or change would prove it?',
  },
  {
    id: 'weight',
    domain: 'health',
    words:
      /\b(?:lose \d|lose (?:some )?weight|weight|kilos?|kg|pounds|lbs|diet|eat (?:better|health|more|less)|healthy eating|vegetables|sugar|calorie|nutrition|cook(?:ing)?|meals?)\b/i,
    steps: [
      'plan tomorrow’s three meals on one line of paper',
      'buy what tomorrow’s dinner needs before you are hungry',
      'cook one double portion and freeze the half',
    ],
    tiny: ['write down your last meal', 'fill one bowl with fruit'],
    counts: ['home-cooked dinners', 'days with a plan kept', 'kilos on a weekly average'],
    snags: ['the hungry hour before dinner', 'eating out with friends', 'weekends without a plan'],
    done: 'Which number or habit would tell you it worked?',
  },
  {
    id: 'sleep',
    domain: 'health',
    words: /\b(?:sleep|bed ?time|insomnia|wake up|early riser|eight hours|8 hours|rest more)\b/i,
    steps: [
      'set an alarm for going to bed, not only for getting up',
      'charge the phone in another room tonight',
      'keep the last half hour before bed free of screens',
    ],
    tiny: ['write tomorrow’s first task down', 'dim the lights early'],
    counts: ['nights in bed on time', 'hours slept', 'screen-free evenings'],
    snags: ['one more episode', 'work mails at ten at night', 'the phone on the pillow'],
    done: 'How many nights a week would make it true?',
  },
  {
    id: 'calm',
    domain: 'health',
    words: /\b(?:meditat\w*|mindful\w*|breath(?:ing)?|yoga|stress|calm|anxiety|stretch(?:ing)?|relax)\b/i,
    steps: [
      'sit for ten minutes with a timer and count breaths',
      'tie ten quiet minutes to the first coffee',
      'do one short guided session and note one word after it',
    ],
    tiny: ['take six slow breaths', 'sit two minutes, timer on'],
    counts: ['sittings a week', 'minutes a day', 'days in a row'],
    snags: ['a head that will not settle', 'the first busy morning', 'doing it only when stressed'],
    done: 'What would be different on an ordinary Tuesday?',
  },
  {
    id: 'swimming',
    domain: 'health',
    words: /\b(?:swim(?:s|ming)?|swam|lengths|laps|freestyle|front crawl|open water)\b/i,
    steps: [
      'pack the swim bag and put it by the door',
      'look up when the pool is quiet and book one slot',
      'swim easy lengths with a rest after each, and count them',
    ],
    tiny: ['put goggles and towel in the bag', 'look up the opening hours'],
    counts: ['lengths without a break', 'swims a week'],
    snags: ['lanes that are full', 'the walk to the pool in bad weather', 'starting too fast'],
    done: 'How far, and without a stop?',
  },
  {
    id: 'movement',
    domain: 'health',
    words:
      /\b(?:cycl(?:e|ing)|bike|walk(?:s|ing)?|steps a day|10,?000 steps|hik(?:e|ing)|climb(?:ing)?|row(?:ing)?|tennis|football|danc(?:e|ing)|surf(?:ing)?|ski(?:ing)?)\b/i,
    steps: [
      'put one outing in the calendar with a start time',
      'go out for twenty-five minutes at an easy pace',
      'get the kit ready tonight so tomorrow has no excuse',
    ],
    tiny: ['step outside for five minutes', 'put the kit in sight'],
    counts: ['outings a week', 'kilometres', 'minutes outside'],
    snags: ['bad weather', 'kit that is never ready', 'waiting for a free afternoon'],
    done: 'What distance, count or day would you point at?',
  },
  {
    id: 'quitting',
    domain: 'health',
    words:
      /\b(?:quit|stop|give up|no|less|cut down|without|reduce)\b.{0,24}\b(?:smok\w*|cigarettes?|vap\w*|alcohol|drinking|beer|wine|sugar|coffee|caffeine|social media|phone|screen|scrolling|instagram|tiktok|gaming|porn|gambling)\b|\bscreen time\b|\bsober\b|\bsmok(?:e|ing)\b/i,
    steps: [
      'name the hour it usually happens and plan something else for it',
      'move it out of reach before the usual hour comes',
      'tell one person what you are stopping and when',
    ],
    tiny: ['wait out one urge', 'note what came before it'],
    counts: ['days without', 'urges waited out', 'evenings kept'],
    snags: ['the hour after work', 'company that still does it', 'one slip that becomes a week'],
    done: 'How many days without it would count as done?',
  },
]
