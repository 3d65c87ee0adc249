import 'server-only'

/** A country's emergency number and the lines of it that are sure; none where only the number is. */
type CountryLines = { emergency: string; lines: string[]; zones: string }

/**
 * Whom to call, by country, with the zones that a person there has set. Only what public text confirms is named: a wrong
 * number is worse than none, and findahelpline.com knows the rest. `docs/safety.md` says where and when each was looked
 * up.
 */
const byCountry = {
  US: {
    emergency: '911',
    lines: ['988'],
    zones:
      'America/New_York America/Detroit America/Chicago America/Denver America/Phoenix America/Los_Angeles America/Boise America/Anchorage America/Juneau America/Sitka America/Nome America/Adak America/Menominee America/Kentucky/Louisville America/Indiana/Indianapolis America/Indianapolis Pacific/Honolulu US/Eastern US/Central US/Mountain US/Pacific',
  },
  CA: {
    emergency: '911',
    lines: ['988'],
    zones:
      'America/Toronto America/Montreal America/Vancouver America/Edmonton America/Winnipeg America/Regina America/Halifax America/Moncton America/St_Johns America/Whitehorse America/Yellowknife America/Iqaluit',
  },
  GB: { emergency: '999', lines: ['Samaritans 116 123'], zones: 'Europe/London Europe/Belfast GB' },
  IE: { emergency: '112', lines: ['Samaritans 116 123'], zones: 'Europe/Dublin' },
  AU: {
    emergency: '000',
    lines: ['Lifeline 13 11 14'],
    zones:
      'Australia/Sydney Australia/Melbourne Australia/Brisbane Australia/Perth Australia/Adelaide Australia/Hobart Australia/Darwin Australia/Canberra',
  },
  NZ: { emergency: '111', lines: ['1737'], zones: 'Pacific/Auckland' },
  DE: { emergency: '112', lines: ['TelefonSeelsorge 0800 111 0 111'], zones: 'Europe/Berlin Europe/Busingen' },
  AT: { emergency: '112', lines: ['TelefonSeelsorge 142'], zones: 'Europe/Vienna' },
  CH: { emergency: '112', lines: ['143'], zones: 'Europe/Zurich' },
  FR: { emergency: '112', lines: ['3114'], zones: 'Europe/Paris' },
  BE: { emergency: '112', lines: ['1813', '0800 32 123'], zones: 'Europe/Brussels' },
  NL: { emergency: '112', lines: ['113 (0800-0113)'], zones: 'Europe/Amsterdam' },
  ES: { emergency: '112', lines: ['024'], zones: 'Europe/Madrid Atlantic/Canary Africa/Ceuta' },
  PT: {
    emergency: '112',
    lines: ['1411', 'SOS Voz Amiga 213 544 545'],
    zones: 'Europe/Lisbon Atlantic/Azores Atlantic/Madeira',
  },
  IT: { emergency: '112', lines: ['Telefono Amico 02 2327 2327'], zones: 'Europe/Rome' },
  PL: { emergency: '112', lines: ['800 70 2222', '116 123'], zones: 'Europe/Warsaw' },
  SE: { emergency: '112', lines: ['Mind 90101'], zones: 'Europe/Stockholm' },
  NO: { emergency: '112', lines: ['Mental Helse 116 123'], zones: 'Europe/Oslo' },
  DK: { emergency: '112', lines: ['Livslinien 70 201 201'], zones: 'Europe/Copenhagen' },
  FI: { emergency: '112', lines: ['MIELI 09 2525 0111'], zones: 'Europe/Helsinki' },
  RU: {
    emergency: '112',
    // The second is for children, teenagers and their parents.
    lines: ['+7 495 989-50-50', '8-800-2000-122'],
    zones:
      'Europe/Moscow Europe/Kaliningrad Europe/Samara Europe/Volgograd Europe/Saratov Europe/Kirov Europe/Ulyanovsk Europe/Astrakhan Asia/Yekaterinburg Asia/Omsk Asia/Novosibirsk Asia/Barnaul Asia/Tomsk Asia/Krasnoyarsk Asia/Irkutsk Asia/Yakutsk Asia/Vladivostok Asia/Magadan Asia/Kamchatka Asia/Sakhalin',
  },
  UA: { emergency: '112', lines: ['7333'], zones: 'Europe/Kyiv Europe/Kiev' },
  TR: { emergency: '112', lines: [], zones: 'Europe/Istanbul Asia/Istanbul' },
  IN: { emergency: '112', lines: ['Tele-MANAS 14416'], zones: 'Asia/Kolkata Asia/Calcutta' },
  CN: { emergency: '120', lines: ['12356'], zones: 'Asia/Shanghai Asia/Urumqi Asia/Chongqing Asia/Harbin' },
  HK: { emergency: '999', lines: ['2389 2222'], zones: 'Asia/Hong_Kong' },
  TW: { emergency: '119', lines: ['1925'], zones: 'Asia/Taipei' },
  JP: { emergency: '119', lines: ['0120-279-338', '0570-064-556'], zones: 'Asia/Tokyo Japan' },
  KR: { emergency: '119', lines: ['109'], zones: 'Asia/Seoul' },
  SG: { emergency: '995', lines: ['SOS 1767'], zones: 'Asia/Singapore' },
  BR: {
    emergency: '192',
    lines: ['CVV 188'],
    zones:
      'America/Sao_Paulo America/Bahia America/Fortaleza America/Recife America/Manaus America/Belem America/Cuiaba America/Campo_Grande America/Porto_Velho America/Rio_Branco America/Maceio',
  },
  MX: {
    emergency: '911',
    lines: ['Línea de la Vida 800 911 2000'],
    zones: 'America/Mexico_City America/Monterrey America/Tijuana America/Cancun America/Merida America/Hermosillo',
  },
  AR: {
    emergency: '911',
    // The second is answered in and around Buenos Aires alone.
    lines: ['0800 999 0091', '135'],
    zones: 'America/Argentina/Buenos_Aires America/Buenos_Aires America/Argentina/Cordoba America/Argentina/Mendoza',
  },
  CL: { emergency: '131', lines: ['*4141'], zones: 'America/Santiago' },
  ZA: { emergency: '112', lines: ['SADAG 0800 567 567'], zones: 'Africa/Johannesburg' },
  IL: { emergency: '101', lines: ['ERAN 1201'], zones: 'Asia/Jerusalem Asia/Tel_Aviv' },
  LB: { emergency: '112', lines: ['Embrace 1564'], zones: 'Asia/Beirut' },
} satisfies Record<string, CountryLines>

/** As in ISO 3166. */
export type CountryCode = keyof typeof byCountry

const countryOfZone = new Map(
  (Object.keys(byCountry) as CountryCode[]).flatMap((code) =>
    byCountry[code].zones.split(' ').map((zone): [string, CountryCode] => [zone, code]),
  ),
)

/** The country that a time zone lies in, where its lines are known. */
export function countryIn(timeZone: string): CountryCode | null {
  return countryOfZone.get(timeZone) ?? null
}

/** Every number of help there is, without the name of who answers it. */
export const everyLine: readonly string[] = [
  ...new Set(
    Object.values(byCountry).flatMap(({ emergency, lines }: CountryLines) => [
      emergency,
      ...lines.flatMap((line) => line.match(/\d[\d -]+\d/g) ?? []),
    ]),
  ),
]

export function linesOf(country: CountryCode): { emergency: string; lines: readonly string[] } {
  return byCountry[country]
}
