'use client'

import { ArrowLeft } from 'lucide-react'
import { PageHeader } from '@/components/shared/page-header'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { CustomCoachForm } from './custom-coach-form'

const UNTIL_A_MODEL =
  ' Until a language model is connected in Settings, the built-in coach answers with its name, the nearest of its own ways of coaching, and the question that you write it comes back to; nothing else of the prompt is used.'

/** `model` is the language model that makes suggestions; null where the built-in coach does. */
export function CustomCoachScreen({ user, model }: { user: User; model: string | null }) {
  return (
    <div className="screen">
      <ScreenLink
        href={`${paths.settings}#coaching`}
        className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-3 justify-self-start')}
      >
        <ArrowLeft aria-hidden="true" />
        Back
        <span className="sr-only"> to settings</span>
      </ScreenLink>
      <PageHeader
        title={user.customCoachName ? 'Edit Custom Coach' : 'Create Custom Coach'}
        lede={`Someone you would listen to. It knows the same about you as every other coach; you decide how it speaks.${model ? '' : UNTIL_A_MODEL}`}
      />
      <CustomCoachForm user={user} model={model} />
    </div>
  )
}
