'use client'

import { Button } from '@/components/ui/button'
import { Select } from '@/components/ui/select'
import { useCurrentUser } from '@/lib/client/auth/current-user'
import { type Device, useDevice, usePushKey, useSavePush, useSetDevice } from '@/lib/client/push/api'
import { cn } from '@/lib/client/screen/cn'
import { type PushKind, type PushSettings, pushKinds, usualPush } from '@/lib/contract/push-kinds'
import { SettingRow, SettingsCard } from './settings-card'
import { Toggle } from './toggle'

const words: Record<PushKind, { title: string; text: string }> = {
  alerts: { title: 'Alerts', text: 'At their time. If you tick one elsewhere, its message disappears.' },
  slips: {
    title: 'A rhythm about to slip',
    text: 'A rhythm is a goal that you do so many times a week or a day. A message comes when you missed it once and today is the last day to catch it.',
  },
  plans: {
    title: 'Plans',
    text: 'A plan is an “if this, then I do that” of a goal’s page. A message comes on the day one begins, and after a day on which it did not work out.',
  },
  verdicts: {
    title: 'Experiments',
    text: 'An experiment tries one thing on some days and not on others, from Review. A message says what came out of it, when it is over.',
  },
}

const devices: Record<Device, string> = {
  on: 'Messages come to this browser.',
  off: 'No messages come to this browser yet. What is set below takes effect once they do.',
  stale: 'The server’s key has changed, so nothing comes here any more. Turn messages on again.',
  denied: 'This browser does not allow messages. Allow them in its settings for this site.',
  unable: 'This browser cannot receive messages here. Install the app, or open it under https.',
}

/** What comes to a phone, and when nothing does. */
export function PhoneCard() {
  const user = useCurrentUser()
  const { data } = usePushKey()
  const { data: device } = useDevice(data?.key)
  const setDevice = useSetDevice(data?.key)
  const save = useSavePush()
  if (!user) return null
  const { push } = user
  const change = (changed: Partial<PushSettings>) => save.mutate(changed)
  const muted = data?.muted ?? []
  return (
    <SettingsCard
      section="phone"
      value={device && (device === 'on' ? 'On' : 'Off')}
      text="Alerts at their time, and a word from your coach where it helps, at most three times a week. Never the text of an entry."
    >
      {/* As high as its longest sentence and its button, before the browser was asked. */}
      <SettingRow title="This device" text={<span className="block min-h-10">{device && devices[device]}</span>}>
        {device !== 'denied' && device !== 'unable' && (
          <Button
            variant="outline"
            className={cn(!device && 'invisible')}
            disabled={setDevice.isPending || !data}
            onClick={() => setDevice.mutate(device !== 'on')}
          >
            {device === 'on' ? 'Turn off' : 'Turn on'}
          </Button>
        )}
      </SettingRow>
      {pushKinds.map((kind) => (
        <SettingRow
          key={kind}
          title={words[kind].title}
          text={muted.includes(kind) ? 'Muted automatically: you did not open the last five.' : words[kind].text}
        >
          <Toggle
            aria-label={words[kind].title}
            checked={push[kind]}
            onChange={({ target }) => change({ [kind]: target.checked })}
          />
        </SettingRow>
      ))}
      <SettingRow
        title="Quiet hours"
        text={`No message comes in these hours, not even of an alert that you set for one of them. What is still open comes when they end${push.quiet ? `, at ${push.quiet.to}` : ''}.`}
      >
        <Toggle
          aria-label="Quiet hours"
          checked={push.quiet !== null}
          onChange={({ target }) => change({ quiet: target.checked ? usualPush.quiet : null })}
        />
        {push.quiet && <QuietHours quiet={push.quiet} onChange={(quiet) => change({ quiet })} />}
      </SettingRow>
    </SettingsCard>
  )
}

type Quiet = NonNullable<PushSettings['quiet']>

/** Every half an hour of the day as the app tells the time: the browser's own field has 10:00 PM where it is set so. */
const HALF_HOURS = Array.from({ length: 48 }, (_, at) => {
  return `${String(Math.floor(at / 2)).padStart(2, '0')}:${at % 2 === 0 ? '00' : '30'}`
})

function QuietHours({ quiet, onChange }: { quiet: Quiet; onChange: (quiet: Quiet) => void }) {
  const field = (name: keyof Quiet, label: string) => (
    <Select
      aria-label={label}
      value={quiet[name]}
      onChange={({ target }) => onChange({ ...quiet, [name]: target.value })}
      className="num w-auto! min-w-0 flex-1"
    >
      {[...new Set([...HALF_HOURS, quiet[name]])].sort().map((time) => (
        <option key={time}>{time}</option>
      ))}
    </Select>
  )
  return (
    <div className="flex w-full max-w-80 flex-wrap items-center gap-2">
      {field('from', 'Quiet from')}
      <span aria-hidden="true">–</span>
      {field('to', 'Quiet until')}
    </div>
  )
}
