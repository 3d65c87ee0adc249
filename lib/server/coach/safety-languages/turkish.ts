import 'server-only'
import type { CareLanguage } from './care-language'

const PILLS = '(?:hap|hapı|haplar|hapları|ilaç|ilacı|ilaçlar|ilaçları|uyku ilacı|uyku hapı|ilaçlarımı|haplarımı)'
const WISH =
  '(?:istiyorum|isterim|istiyom|isterdim|istedim|planlıyorum|düşünüyorum|düşünüyom|karar verdim|geliyor içimden|geçiyor içimden|istiyor|üzereyim)'

export const turkish: CareLanguage = {
  code: 'tr',
  countries: ['TR'],
  cries: {
    suicide: [
      '(?:bu )?(?:benim )?veda mektub(?:um|u)',
      'ölme(?:yi|k) (?:hayal|düşlüyorum|arzuluyorum)\\p{L}*|ölümü (?:hayal ediyorum|özlüyorum)|(?:umarım|keşke|inşallah) … (?:uyanmam|uyanmasam)|yaşamak için (?:\\p{L}+ )?(?:hiçbir )?(?:şeyim|şey|nedenim|sebebim) (?:kalmadı|yok)',
      '(?:ölsem|ölürsem|yok olsam) … (?:kimse|kimsenin|daha iyi|fark et\\p{L}*|umurunda)|kimse … (?:ölsem|öldüğümü|yokluğumu) … (?:fark et\\p{L}*|umursa\\p{L}*|üzül\\p{L}*)?',
      '(?:hayatın|yaşamın|hayatımın|yaşamanın) … anlamı … (?:yok|kalmadı)|yaşayacak (?:gücüm|halim|sebebim|nedenim)(?: \\p{L}+)? ?(?:yok|kalmadı)|yaşama(?:ya)? (?:gücüm|isteğim) (?:yok|kalmadı)',
      '(?:trenin|arabanın|otobüsün) önüne (?:atlamak|atmak|atlayacağım|atlayacam)|(?:köprüden|çatıdan|balkondan) (?:atlamak|atlayacağım) … (?:istiyorum)?|kendimi asmak için',
      'artık (?:burada|bu dünyada|hayatta) (?:olmak|kalmak|yaşamak) istemiyorum|(?:bu dünyadan|dünyadan) (?:gitmek|yok olmak|silinmek|ayrılmak) istiyorum',
      `(?:ölmek|ölmeyi|gebermek|intihar etmek|intihar etmeyi|intihar|kendimi öldürmek|kendimi öldürmeyi|kendimi asmak|kendimi asmayı|kendimi vurmak|hayatıma son vermek|hayatıma son vermeyi|canıma kıymak) … ${WISH}`,
      `(?:canıma kıymayı|yaşamıma son vermek|yok olmak|sonsuza kadar uyumak|kendimi köprüden atmak|kendimi (?:köprüden|çatıdan|balkondan|camdan|trenin önüne) atmak|her şeyi bitirmek|hayatımı bitirmek|hayatımı sonlandırmak) … ${WISH}`,
      'kendimi … (?:öldüreceğim|öldürücem|öldüreceğim|asacağım|asıcam|vuracağım|öldürmek|öldürmeye|öldüresim|asmak|atacağım|asmayı|öldürmeyi)',
      '(?:intihar) (?:edeceğim|edicem|ediyorum|etmek|etmeyi|ettim|düşünceler\\p{L}*|mektub\\p{L}*|etmeye|planı|planım|girişim\\p{L}*|notu|notum)',
      '(?:intihara) (?:meyilli|kalkıştım|teşebbüs|karar)',
      '(?:hayatıma|yaşamıma|canıma) (?:bu gece |bugün |yarın |artık )?(?:son (?:vereceğim|vericem|vermek|veriyorum)|kıyacağım|kıyıcam|kıymak)',
      '(?:artık |daha fazla )?(?:yaşamak|yaşamaya|hayatta kalmak|var olmak|uyanmak|nefes almak|bu dünyada olmak|hayatta olmak)(?: \\p{L}+)? (?:istemiyorum|istemiyom|istemem|devam edemiyorum|gücüm (?:yok|kalmadı)|dayanamıyorum|isteğim (?:yok|kalmadı)|hevesim (?:yok|kalmadı))',
      'yaşamak için (?:\\p{L}+ ){0,3}(?:neden|sebep|sebebim|nedenim|bir şey)(?:im)? ?(?:\\p{L}+ )?(?:yok|kalmadı|bulamıyorum|göremiyorum)',
      'yaşama(?:nın|mın|k) (?:\\p{L}+ )?(?:anlamı|anlamı kalmadı|sebebi|nedenim)(?: \\p{L}+)? ?(?:yok|kalmadı)|yaşama sebebim (?:yok|kalmadı)|yaşama isteğim (?:yok|kalmadı)|hayatın (?:\\p{L}+ )?anlamı (?:yok|kalmadı)',
      '(?:keşke) … (?:ölsem|ölseydim|doğmasaydım|hiç doğmasaydım|ölmüş olsam|uyanmasam|olmasaydım|ölü olsaydım|ölseydim)',
      '(?:uyuyup|uyusam|uyumak) … (?:bir daha|hiç|asla) … (?:uyanma\\p{L}*)',
      '(?:ölmüş|ölü) olmayı (?:isterdim|tercih ederim|diliyorum)|ölsem (?:daha iyi|de kurtulsam|keşke)|ölüp (?:gitmek|kurtulmak) istiyorum|ölmeyi düşünüyorum',
      '(?:veda|intihar) (?:mektub\\p{L}*|not\\p{L}*)(?: … (?:yazdım|yazıyorum|bıraktım|hazır))?',
      '(?:ölümü|ölmeyi|intiharı) … düşünüyorum|sürekli ölümü düşünüyorum|aklımdan intihar',
      '(?:bensiz|ben olmasam|ben ölsem|ben ölürsem|yokluğumda) … (?:daha (?:iyi|mutlu|rahat)|iyi olur|mutlu olur|rahat eder|rahatlar)',
      '(?:herkes|ailem) … (?:bensiz|ben olmasam) … ',
      '(?:yaşamaktan|hayattan) (?:yoruldum|bıktım|usandım)',
      'bu gece (?:her şey bitecek|her şeyi bitireceğim|bitiriyorum|öleceğim)|elveda (?:dünya|herkese)|hoşça kal dünya',
    ],
    'self-harm': [
      '(?:kendimi|bileklerimi|kollarımı|bacaklarımı|kolumu|bileğimi|damarlarımı|derimi) (?:\\p{L}+ )?(?:\\p{L}+ )?(?:kesiyorum|kestim|kesmek|keseceğim|kesicem|jiletliyorum|jiletledim|yaralıyorum|yaraladım|çiziyorum|yakıyorum|doğradım|kesmeye|kesmeyi|yaralamak)',
      'kendime (?:\\p{L}+ )?zarar (?:\\p{L}+ )?(?:veriyorum|verdim|vermek|vereceğim|vericem|vermeye|vermeyi)',
      'jilet attım|faça attım',
    ],
    overdose: [
      '(?:bütün|tüm) (?:ilaçları|hapları|ilaçlarımı|haplarımı) (?:içeceğim|yutacağım|alacağım|içtim|içicem)',
      `(?:\\d\\d(?: tane)? (?:parasetamol|aspirin|hap|ilaç)) (?:içtim|yuttum|aldım)|(?:çok fazla|bütün|tüm|bir kutu|kutu|bir avuç|avuç dolusu|\\d\\d|yirmi|otuz|aşırı doz|fazla|bir sürü) (?:\\p{L}+ )?(?:\\p{L}+ )?${PILLS} … (?:içtim|aldım|yuttum|içeceğim|yutmak|içmek|alacağım|yuttum)`,
      `${PILLS} … (?:hepsini|tamamını|bütün kutuyu|bir kutu) (?:içtim|aldım|yuttum|içeceğim)|(?:aşırı doz) (?:\\p{L}+ )?(?:aldım|alacağım|almak)`,
    ],
    abuse: [
      '(?:kocam|eşim|babam|sevgilim|erkek arkadaşım|abim|üvey babam|eski eşim|annem) (?:\\p{L}+ )?(?:beni |bana )(?:\\p{L}+ )?(?:dövüyor|dövdü|boğdu|boğuyor|tecavüz|tecavüz etti|vuruyor|vurdu|şiddet uyguluyor|tehdit ediyor|öldürmekle)',
      'tecavüze uğradım|bana tecavüz etti|beni dövüyor',
    ],
    'eating-disorder': ['kendimi kusturuyorum|kendimi kusturdum|anoreksiyim|bulimiyim'],
  },
  unless: [
    '(?:ölmek|kendimi öldürmek|intihar etmek) istemiyorum|intihar etmeyeceğim',
    'görmeden|emekli\\p{L}*|patron\\p{L}*|paraşüt\\p{L}*',
    'mahalle\\p{L}*|şehir\\p{L}*|evde|apartman\\p{L}*|ülkede|köyde|kahve\\p{L}*|çikolata\\p{L}*|müzik\\p{L}*|internet\\p{L}*|telefon\\p{L}*',
    'gülmekten|açlıktan|susuzluktan|sıcaktan|soğuktan|utancımdan|utançtan|sıkıntıdan|meraktan|yorgunluktan|mutluluktan|heyecandan|gülerek',
    'film\\p{L}*|dizi\\p{L}*|roman\\p{L}*|kitap\\p{L}*|kitab\\p{L}*|bölüm\\p{L}*|oyun\\p{L}*|şarkı\\p{L}*|karakter\\p{L}*|belgesel\\p{L}*|tiyatro\\p{L}*',
    'haha\\p{L}*|jaja\\p{L}*|lol|sjsj\\p{L}*|ksks\\p{L}*',
    'yıl önce|eskiden|çocukken|gençken|lisedeyken',
    'satrançta|teniste|tavlada|masa tenisinde|oyunda',
    'sivrisine\\p{L}*|soğan\\p{L}*|tıraş\\p{L}*|yemek yaparken|sınav\\p{L}*|paraşüt\\p{L}*|havuz\\p{L}*|diyet\\p{L}*|antrenman\\p{L}*|saçımı|saçlarımı|tırnak\\p{L}*',
  ],
  help: {
    opening:
      'Bunu söylediğin için teşekkür ederim. Taşıdığın şey çok ağır geliyor; yanında gerçekten yardım edebilecek biri olsun istiyorum. Ben bir yapay zekâ koçuyum, bu yüzden o bir insan olmalı.',
    danger: 'Şu anda tehlikedeysen ya da bir şey aldıysan veya yaptıysan acil yardımı ara: {emergency}.',
    lines: 'Biriyle konuşabileceğin yerler: {lines}. Başka her yerde findahelpline.com en yakın hattı gösterir.',
    question: 'Hedeflerin bekleyebilir. Şimdi arayabileceğin ya da yanına gidebileceğin biri var mı?',
    again:
      'Hâlâ buradayım ama ben bir yapay zekâyım ve yanında olamam. Lütfen yanında bir insan olsun: {lines}. Tehlikedeysen: {emergency}. Birine ulaşabildin mi?',
  },
}
