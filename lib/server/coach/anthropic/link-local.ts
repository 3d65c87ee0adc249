import 'server-only'
import { lookup } from 'node:dns/promises'
import { BlockList, isIP } from 'node:net'

/**
 * Addresses at which a machine in a cloud tells its own secrets, and those of a single link: no model server lives there.
 */
const refused = new BlockList()
refused.addSubnet('169.254.0.0', 16, 'ipv4')
refused.addAddress('100.100.100.200', 'ipv4')
refused.addAddress('192.0.0.192', 'ipv4')
refused.addSubnet('fe80::', 10, 'ipv6')
refused.addSubnet('fd00:ec2::', 32, 'ipv6')
// The same IPv4 addresses where a network translates them.
refused.addSubnet('64:ff9b::a9fe:0', 112, 'ipv6')

const REFUSED_NAMES = /^(?:metadata|instance-data|metadata\.goog|metadata\.google\.internal)\.?$/i

/**
 * Whether the host of an address is of the link itself or tells a cloud machine's secrets: by its name, or by any
 * address that the name stands for now. A name that stands for none is neither.
 */
export async function isLinkLocal(url: string | URL): Promise<boolean> {
  const host = new URL(url).hostname.replace(/^\[|\]$/g, '')
  if (REFUSED_NAMES.test(host)) return true
  const kind = isIP(host)
  if (kind) return isRefused(host, kind)
  const found = await lookup(host, { all: true }).catch(() => [])
  return found.some(({ address, family }) => isRefused(address, family))
}

function isRefused(address: string, family: number): boolean {
  return refused.check(address.replace(/%.*$/, ''), family === 6 ? 'ipv6' : 'ipv4')
}
