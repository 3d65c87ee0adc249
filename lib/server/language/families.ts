import 'server-only'

/** Words that are forms of one another though their letters do not show it: the first stands for all of them. */
const FAMILIES = `
arise arose arisen | awake awoke awoken | beat beaten | become became | begin began begun | bend bent | bite bitten
bleed bled | blow blew blown | break broke broken | breed bred | bring brought | build built | burn burnt
buy bought | catch caught | choose chose chosen | creep crept | dig dug | do did done | draw drew drawn
dream dreamt | drink drank drunk | drive drove driven | eat ate eaten | fall fell fallen | feed fed | feel felt
fight fought | find found | flee fled | fly flew flown | forbid forbade forbidden | forget forgot forgotten
forgive forgave forgiven | freeze froze frozen | get got gotten | give gave given | go went gone | grow grew grown
hang hung | have had | hear heard | hide hid hidden | hold held | keep kept | kneel knelt | know knew known
lead led | lean leant | lay laid | learn learnt | lend lent | light lit | lose lost | make made | meet met | overcome overcame
pay paid | ride rode ridden | ring rang rung | rise rose risen | run ran | say said | see saw seen | seek sought
sell sold | send sent | sew sewn sewed | shake shook shaken | shine shone | shoot shot | show shown
shrink shrank shrunk | sing sang sung | sink sank sunk | sit sat | sleep slept | slide slid | smell smelt
speak spoke spoken | speed sped | spell spelt | spend spent | spin spun | stand stood | steal stole stolen
stick stuck | strike struck | swear swore sworn | sweep swept | swim swam swum | swing swung | take took taken
teach taught | tear tore torn | tell told | think thought | throw threw thrown | understand understood
wake woke woken | wear wore worn | weave wove woven | weep wept | win won | wind wound | write wrote written
mother mum mam mom mummy mommy mama mammy mums | father dad daddy papa dads
grandmother grandma granny gran nan nana | grandfather grandpa grandad granddad | brother bro | sister sis
child children kid | person people | man men | woman women | foot feet | tooth teeth | mouse mice
wife wives | knife knives | shelf shelves | half halves | leaf leaves | scarf scarves | loaf loaves | doctor doc
physio physiotherapist physiotherapy | bike bicycle | telephone phone | television tv telly | photograph photo
university uni | appointment appt | kilometre km kilometer | kilogram kg kilo
`

/** The word that stands for a word's whole family; absent for a word that has none. */
export const families: ReadonlyMap<string, string> = new Map(
  FAMILIES.trim()
    .split(/[|\n]/)
    .flatMap((line) => {
      const [head = '', ...others] = line.trim().split(' ')
      return others.map((word) => [word, head] as const)
    }),
)
