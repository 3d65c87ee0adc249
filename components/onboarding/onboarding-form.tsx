'use client'

import { useRouter } from 'next/navigation'
import { type FormEvent, useRef, useState, useTransition } from 'react'
import { PageHeader } from '@/components/shared/page-header'
import { SubmitButton } from '@/components/shared/submit-button'
import { Button } from '@/components/ui/button'
import { useLogout } from '@/lib/client/auth'
import { useUpdateProfile } from '@/lib/client/profile'
import { toast } from '@/lib/client/use-toast'
import { type Domain, domainIds } from '@/lib/contract/domains'
import { messages } from '@/lib/contract/messages'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { DomainCard } from './domain-card'
import { onboardingPatch } from './onboarding-patch'

export function OnboardingForm({ user }: { user: User }) {
  const router = useRouter()
  const [leaving, startLeaving] = useTransition()
  const update = useUpdateProfile()
  const logout = useLogout()
  const form = useRef<HTMLFormElement>(null)
  const [chosen, setChosen] = useState<ReadonlySet<Domain>>(new Set(user.selectedDomains))
  const [missing, setMissing] = useState(false)
  const saving = update.isPending || leaving

  function choose(domain: Domain, included: boolean) {
    const next = new Set(chosen)
    if (included) next.add(domain)
    else next.delete(domain)
    setChosen(next)
    setMissing(false)
  }

  function submit(event: FormEvent) {
    event.preventDefault()
    if (chosen.size === 0) {
      setMissing(true)
      toast({ ...messages.domainsRequired, variant: 'destructive' })
      form.current?.querySelector('input')?.focus()
      return
    }
    update.mutate(onboardingPatch(user, chosen), {
      onSuccess: () => startLeaving(() => router.push(paths.dashboard)),
    })
  }

  return (
    <form ref={form} onSubmit={submit} className="grid gap-7">
      <PageHeader
        eyebrow="Setup"
        title={user.firstName ? `Where to first, ${user.firstName}?` : 'Where to first?'}
        lede="Choose the domains your coach should work on with you. You can change them whenever you like."
      />
      <fieldset
        disabled={saving || logout.isPending}
        aria-describedby={missing ? 'domains-missing' : undefined}
        className="grid gap-7"
      >
        <legend className="sr-only">Life domains</legend>
        <div className="grid gap-3 sm:grid-cols-2 sm:gap-4">
          {domainIds.map((domain) => (
            <DomainCard
              key={domain}
              domain={domain}
              checked={chosen.has(domain)}
              onChange={(included) => choose(domain, included)}
            />
          ))}
        </div>
        {missing && (
          <p id="domains-missing" className="text-sm text-bad">
            {messages.domainsRequired.description}
          </p>
        )}
        <div className="flex flex-col-reverse gap-2 sm:flex-row sm:justify-end">
          <Button variant="ghost" size="lg" onClick={() => logout.mutate()}>
            Skip for now
          </Button>
          <SubmitButton size="lg" pending={saving} pendingLabel="Setting up...">
            Complete Setup
          </SubmitButton>
        </div>
        <p className="-mt-4 text-sm text-ink-3 sm:text-right">Skipping signs you out. Your account stays as it is.</p>
      </fieldset>
    </form>
  )
}
