import 'server-only'
import type { CareLanguage } from './care-language'

const WANT =
  '(?:(?<!nie )(?:chcę|chciał[ao]?bym|chcialbym|zamierzam|planuję|pragnę|wolę|wolał[ao]?bym|mam ochotę|muszę|postanowił[ae]m|zdecydował[ae]m się|próbował[ae]m|myślę żeby|myślę o tym żeby|myślę by|idę|pójdę|chce))'
const NOW = '(?:już|tylko|po prostu|naprawdę|bardzo|wreszcie|w końcu|dziś|dzisiaj|się|sobie|tak)'
const LIMB = '(?:ręce|ręk[ęi]|ręku|nadgarstk\\p{L}+|żyły|nogi|nogach|uda|udach|skórę|rękach|przedramion\\p{L}*)'
const PILLS = '(?:tabletek|tabletki|pigułek|pigułki|leków|leki|proszków|proszki|nasennych|paracetamolu|apap\\p{L}*)'

export const polish: CareLanguage = {
  code: 'pl',
  countries: ['PL'],
  cries: {
    suicide: [
      '(?:to )?mój list pożegnalny',
      'marzę (?:o śmierci|żeby umrzeć|o tym żeby umrzeć)|mam nadzieję że … (?:nie|nigdy) … (?:obudzę|obudze)|nie mam (?:już )?(?:dla kogo|po co|czym|niczego) żyć|(?:się )?(?:powieszę|zabiję|otruję) (?:się)?|(?:żeby|aby|by) się (?:powiesić|zabić)',
      '(?:chcę|zamierzam|planuję|myślę|myśle|zastanawiam|mam ochotę|postanowił\\p{L}+|żeby|muszę|pójdę) … (?<!nie )(?:zabić się|się zabić|powiesić się|się powiesić|odebrać sobie życie|popełnić samobójstwo|skończyć ze sobą|rzucić się pod|zniknąć z tego świata)',
      'odebrani(?:em|u|e) sobie życia|się (?:powieszę|zabiję|otruję|zastrzelę)|(?:sznur|linę|broń)(?: [^ \\n]+){0,4} (?:powiesić|zabić)',
      '(?:lepiej (?:by|byłoby|było)|wolał[ao]?bym) … (?:nie żył[ao]?|umarł[ao]?|nie istniał[ao]?|nie żyć|martw[ya])|lepiej gdybym (?:nie żył[ao]?|umarł[ao]?)',
      'nikt … (?:tęsknił[ao]?|zauważył|zauważy|zapłacze|płakał|przejął) … (?:gdybym|jak|kiedy|jeśli) (?:umarł[ao]?|umrę|znikn\\p{L}+|nie żył[ao]?)',
      'nie (?:chcę|chce) (?:się )?(?:już |jutro |tu |tutaj |więcej )*(?:obudzić|budzić|być|istnieć)(?: na tym świecie|$)',
      `${WANT}(?: ${NOW})* (?:umrzeć|umierać|nie żyć|zdechnąć|być martw[ya]|zabić(?: się)?|powiesić(?: się)?|ze sobą skończyć|skończyć ze sobą|skończyć z tym wszystkim|odebrać sobie życie|popełnić samobójstwo)`,
      `${WANT}(?: ${NOW})* (?:zakończyć (?:swoje )?życie|skoczyć z (?:mostu|dachu|okna|balkonu)|zniknąć na zawsze|przestać (?:żyć|istnieć)|rzucić się (?:pod|z)|podciąć sobie żyły|targnąć się na|zasnąć i (?:się )?(?:nie|nigdy))`,
      '(?:zabiję|powieszę|zastrzelę|otruję|utopię) się|się (?:zabiję|powieszę|zastrzelę)|się (?:dziś |dzisiaj |jutro |w końcu )?(?:zabić|powiesić)(?: (?:dziś|dzisiaj|jutro|bo)|$)',
      '(?:odbiorę|odebrać|odbieram) sobie (?:dziś )?życie|skończę ze sobą|kończę ze sobą|skończyć ze sobą|popełnię samobójstwo|zakończę (?:swoje )?życie',
      'nie (?:chcę|chce|mogę|potrafię|umiem|daję rady|mam siły|dam rady|chce mi się)(?: już)?(?: dłużej| więcej)?(?: dalej)? (?:żyć|być na tym świecie|istnieć|się (?:więcej )?(?:budzić|obudzić)|dłużej żyć|tak żyć)(?: dłużej| więcej)?',
      '(?:już )?nie chcę (?:się )?(?:już )?(?:żyć|budzić|obudzić|istnieć)',
      '(?:nie mam|nie widzę|brak|bez|nie ma|żadnego)(?: już)?(?: żadnego| żadnych)? (?:powodu|powodów|sensu|ochoty|siły|po co|sens|chęci|woli)(?: \\p{L}+)? ?(?:żeby |aby |by |do |dla których )?(?:dalej |warto )?(?:żyć|życia|życiu|życie)',
      'nie mam (?:już )?po co żyć|nie mam dla kogo żyć|stracił[ae]m (?:wolę|chęć) (?:do )?życia',
      '(?:życie|moje życie) (?:już )?(?:nie ma|straciło)(?: dla mnie| już| żadnego)* sens\\p{L}*|nie warto (?:dalej )?żyć',
      '(?:wolał[ao]?bym|chciał[ao]?bym|żałuję) … (?:nie żyć|nie urodzić się|umrzeć|być martw[ya]|się nie obudzić|się nie urodził[ae]m|nigdy się nie urodzić)',
      '(?:zasnąć|zasnę) i (?:się |już |nigdy |więcej )*nie obudz\\p{L}+',
      '(?:myśli|myślami|myślach) samobójcz\\p{L}+|samobójcze myśli',
      '(?:myślę|myśleć|myślał[ae]m|myśle) … (?:o samobójstwie|o śmierci|o tym żeby się zabić|żeby się zabić|o zabiciu się|o odebraniu sobie życia)',
      'prób[aęy] samobójcz\\p{L}+|próbował[ae]m (?:się zabić|popełnić samobójstwo|odebrać sobie życie)|planuję samobójstwo',
      '(?:napisał[ae]m|piszę|zostawił[ae]m|mam|skończył[ae]m) … (?:list\\p{L}* pożegnaln\\p{L}+|pożegnaln\\p{L}+ list\\p{L}*|ostatni list)',
      '(?:wszyscy|wszystkim|rodzina|rodzinie|świat|świecie|dzieci|dzieciom|im) … (?:lepiej|lżej|szczęśliwsi) … (?:beze mnie|gdybym (?:umarł[ao]?|nie żył[ao]?|znikn\\p{L}+)|gdyby mnie nie|jak mnie nie|kiedy umrę)',
      'lepiej (?:beze mnie|gdybym nie żył[ao]?|gdyby mnie nie było|żebym nie żył[ao]?)',
      '(?:zmęczon[ya]|mam dość|mam dosyć) (?:życiem|życia)',
      'żegnajcie|żegnaj świecie|to moje pożegnanie',
    ],
    'self-harm': [
      `(?:tnę|pociął[ae]?m|pocięłam|ciąłem|cięłam|okaleczam|okaleczył[ae]m|kaleczę|samookaleczam|ranię|przypalam) się(?! (?:przy goleniu|przy krojeniu))`,
      `się (?:tnę|pociąłem|pocięłam|okaleczam|ciąć|pociąć|okaleczać|okaleczyć|samookaleczam|cięłam|ciąłem)`,
      `(?:tnę|pociąłem|pocięłam|podciął[ae]?m|podcięłam|podetnę|podciąć)(?: sobie)? ${LIMB}`,
      'robię sobie krzywdę|zrobił[ae]m sobie krzywdę|zrobić sobie krzywdę|zrobię sobie (?:krzywdę|coś)|samookalecz\\p{L}+',
    ],
    overdose: [
      '(?:połknę|wezmę|łyknę|zażyję) … (?:wszystkie|całe|całą) (?:\\p{L}+ )?(?:tabletki|leki|pigułki|opakowanie)',
      `(?:wziął[ae]?m|wzięłam|połknął[ae]?m|połknęłam|łyknąłem|łyknęłam|zażyłam|zażyłem|nałykał[ae]m się|nażarł[ae]m się|najadł[ae]m się) … (?:za dużo|zbyt dużo|wszystkie|całe|całą|garść|opakowanie|\\d\\d|dwadzieścia|trzydzieści|mnóstwo|dużo) (?:opakowanie |swoje |moje |garść )*(?:${PILLS})`,
      `(?:nałykał[ae]m się|łyknąć całe|połknąć wszystkie|wziąć wszystkie) (?:${PILLS})?`,
      'przedawkował[ae]m|przedawkować|przedawkuję',
    ],
    abuse: [
      '(?:chłopak|mąż|partner|ojciec|były|narzeczony) mnie … (?:dusił|bił|pobił|uderzył|zgwałcił|kopał)',
      '(?:(?:mój )?(?:mąż|chłopak|ojciec|partner|tata|ojczym|brat)|on|matka|były) (?:\\p{L}+ )?mnie (?:bije|pobił|katuje|dusi|gwałci|zgwałcił|maltretuje|kopie|dusił)|(?:mąż|chłopak|ojciec|partner|on) (?:bije|pobił|dusi|zgwałcił|katuje) mnie',
      'został[ae]m (?:zgwałcon[ya]|pobit[ya]|wykorzystan[ya] seksualnie)',
    ],
    'eating-disorder': [
      'wymiotuję (?:po każdym|specjalnie|celowo|po jedzeniu)|prowokuję wymioty|mam (?:anoreksję|bulimię)',
    ],
  },
  unless: [
    'nie chcę (?:umierać|umrzeć|się zabić|zabić się)',
    'zanim|koleg\\p{L}*|koleżan\\p{L}*|emerytur\\p{L}*|szef\\p{L}*|spadochron\\p{L}*',
    'mieście|dzielnicy|mieszkaniu|domu|bloku|wsi|kraju|kawy|czekolady|muzyki|internetu|telefonu|sera',
    'ze śmiechu|z (?:głodu|pragnienia|nudów|gorąca|zimna|wstydu|ciekawości|zazdrości|przemęczenia|zachwytu)|ze (?:wstydu|strachu|szczęścia)',
    'film\\p{L}*|serial\\p{L}*|powieść|powieści\\p{L}*|książ\\p{L}*|odcin\\p{L}*|gr(?:a|ze|y|ę)|piosen\\p{L}*|bohater\\p{L}*|dokument\\p{L}*|spektakl\\p{L}*',
    'haha\\p{L}*|hehe\\p{L}*|lol|xd+',
    '(?:\\p{L}+ )?lat temu|kiedyś|jako (?:dziecko|nastolat\\p{L}+)|gdy był[ae]m',
    'w szachy|w tenisa|w karty',
    'komara|komary|muchę|pająka|nudę|czas|cebul\\p{L}*|goleni\\p{L}*|krojeni\\p{L}*|egzamin\\p{L}*|basen\\p{L}*|spadochron\\p{L}*|trening\\p{L}*|diet\\p{L}*',
  ],
  help: {
    opening:
      'Dziękuję, że mi to mówisz. To, co niesiesz, brzmi bardzo ciężko. Chcę, żeby był przy tobie ktoś, kto naprawdę pomoże. Jestem coachem AI, więc musi to być człowiek.',
    danger: 'Jeśli jesteś teraz w niebezpieczeństwie albo coś już się stało, zadzwoń na numer alarmowy: {emergency}.',
    lines: 'Tu możesz z kimś porozmawiać: {lines}. Gdziekolwiek indziej findahelpline.com wskaże najbliższy telefon.',
    question: 'Twoje cele mogą poczekać. Czy jest blisko ktoś, do kogo możesz teraz zadzwonić albo pójść?',
    again:
      'Nadal tu jestem, ale jestem AI i nie mogę być przy tobie. Niech będzie przy tobie człowiek: {lines}. W niebezpieczeństwie: {emergency}. Czy udało ci się z kimś połączyć?',
  },
}
