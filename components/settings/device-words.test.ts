import { describe, expect, it } from 'vitest'
import { deviceOf } from './device-words'

const webkit = 'AppleWebKit/537.36 (KHTML, like Gecko)'

describe('deviceOf', () => {
  it.each([
    [`Mozilla/5.0 (Windows NT 10.0; Win64; x64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on Windows'],
    [`Mozilla/5.0 (Windows NT 10.0) ${webkit} Chrome/140.0.0.0 Safari/537.36 Edg/140.0`, 'Edge on Windows'],
    [`Mozilla/5.0 (X11; Linux x86_64) ${webkit} HeadlessChrome/140.0.0.0 Safari/537.36`, 'Chrome on Linux'],
    ['Mozilla/5.0 (X11; Ubuntu; Linux x86_64; rv:140.0) Gecko/20100101 Firefox/140.0', 'Firefox on Linux'],
    [
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605.1.15 Version/19.0 Safari/605.1.15',
      'Safari on macOS',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19 Mobile/15E Safari/604.1',
      'Safari on iPhone',
    ],
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 CriOS/140 Mobile/15E Safari/604.1',
      'Chrome on iPhone',
    ],
    [
      `Mozilla/5.0 (Linux; Android 16; SM-S931B) ${webkit} SamsungBrowser/29.0 Chrome/140 Mobile Safari/537.36`,
      'Samsung Internet on Android',
    ],
    [`Mozilla/5.0 (Linux; Android 16) ${webkit} Chrome/140.0.0.0 Mobile Safari/537.36`, 'Chrome on Android'],
    [`Mozilla/5.0 (X11; CrOS x86_64) ${webkit} Chrome/140.0.0.0 Safari/537.36`, 'Chrome on ChromeOS'],
    ['curl/8.9.1', 'A program (curl)'],
    ['node', 'A program (node)'],
    ['', 'An unknown device'],
    ['Mozilla/5.0', 'An unknown device'],
  ])('%s', (userAgent, words) => expect(deviceOf(userAgent).words).toBe(words))

  it('tells phones, computers and programs apart', () => {
    expect(deviceOf('Mozilla/5.0 (iPhone; …) Safari/604.1').kind).toBe('phone')
    expect(deviceOf('Mozilla/5.0 (Windows NT 10.0)').kind).toBe('computer')
    expect(deviceOf('okhttp/5.0').kind).toBe('program')
  })
})
