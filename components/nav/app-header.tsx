'use client'

import { PaletteButton } from '@/components/palette/palette-button'
import { Logo } from '@/components/shared/logo'
import { ScreenLink } from '@/components/shared/screen-link'
import { paths } from '@/lib/contract/paths'
import { AvatarMenu } from './avatar-menu'
import { MobileMenu } from './mobile-menu'
import { NavLinks } from './nav-links'
import { SkipLink } from './skip-link'

export function AppHeader() {
  return (
    <header className="sticky top-0 z-30 border-b border-rule bg-background">
      <SkipLink />
      <div className="shell flex h-[calc(var(--nav-h)-1px)] items-center gap-4 sm:gap-6">
        <ScreenLink href={paths.dashboard} className="flex rounded-control">
          <Logo />
        </ScreenLink>
        <NavLinks />
        <div className="ml-auto flex items-center gap-1.5">
          <PaletteButton />
          <AvatarMenu />
          <MobileMenu />
        </div>
      </div>
    </header>
  )
}
