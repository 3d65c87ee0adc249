'use client'

import { ArrowLeft } from 'lucide-react'
import { PageHeader } from '@/components/shared/page-header'
import { ScreenLink } from '@/components/shared/screen-link'
import { buttonVariants } from '@/components/ui/button'
import { cn } from '@/lib/client/screen/cn'
import { paths } from '@/lib/contract/paths'
import type { User } from '@/lib/contract/user'
import { CustomCoachForm } from './custom-coach-form'

type CustomCoachScreenProps = {
  user: User
  /** The language model that makes suggestions; null where the built-in coach does. */
  model: string | null
  /** Whether this account can connect one where there is none. */
  canConnect?: boolean
}

export function CustomCoachScreen({ user, model, canConnect = false }: CustomCoachScreenProps) {
  return (
    <div className="screen">
      <CustomCoachForm
        user={user}
        model={model}
        canConnect={canConnect}
        back={
          <ScreenLink
            href={`${paths.settings}#coaching`}
            className={cn(buttonVariants({ variant: 'ghost', size: 'sm' }), '-ml-3')}
          >
            <ArrowLeft aria-hidden="true" />
            Back
            <span className="sr-only"> to settings</span>
          </ScreenLink>
        }
        heading={
          <PageHeader
            title={user.customCoachName ? 'Edit Custom Coach' : 'Create Custom Coach'}
            lede="Someone you would listen to, in your own words. It knows the same about you as every other coach."
          />
        }
      />
    </div>
  )
}
