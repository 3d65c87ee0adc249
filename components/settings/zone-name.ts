/** `America/Argentina/Buenos_Aires` as people write it: `Buenos Aires, Argentina, America`. */
export function zoneName(id: string): string {
  return [zoneCity(id), ...zoneRegions(id)].join(', ')
}

export function zoneCity(id: string): string {
  const last = id.split('/').at(-1) ?? id
  return newerNames[last] ?? last.replaceAll('_', ' ')
}

export function zoneRegions(id: string): string[] {
  return id
    .split('/')
    .slice(0, -1)
    .toReversed()
    .map((part) => part.replaceAll('_', ' '))
}

/** Browsers list some cities under the name they had when the zones were written down. */
const newerNames: Record<string, string> = {
  Asmera: 'Asmara',
  Calcutta: 'Kolkata',
  Faeroe: 'Faroe',
  Godthab: 'Nuuk',
  Katmandu: 'Kathmandu',
  Kiev: 'Kyiv',
  Ponape: 'Pohnpei',
  Rangoon: 'Yangon',
  Saigon: 'Ho Chi Minh City',
  Truk: 'Chuuk',
}
