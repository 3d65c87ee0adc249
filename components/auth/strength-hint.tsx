import { passwordStrength } from '@/lib/client/auth/password-strength'
import { cn } from '@/lib/client/screen/cn'
import { limits } from '@/lib/contract/limits'

const words = ['', 'Weak', 'Fair', 'Good', 'Strong'] as const
const colors = ['', 'bg-bad', 'bg-warn', 'bg-ok', 'bg-ok'] as const

/** How hard a password would be to guess. It advises; only the length is required. */
export function StrengthHint({ password }: { password: string }) {
  const strength = passwordStrength(password)
  return (
    <span className="flex items-center justify-between gap-4">
      <span>
        {strength === 0 ? `At least ${limits.password.min} characters` : words[strength]}
        {strength > 0 && strength < 3 && ': a few words in a row are stronger'}
      </span>
      {/* Nothing typed has no strength. */}
      {strength > 0 && (
        <span aria-hidden="true" className="flex gap-1">
          {[1, 2, 3, 4].map((step) => (
            <span key={step} className={cn('h-1 w-6 rounded-full', step <= strength ? colors[strength] : 'bg-rule')} />
          ))}
        </span>
      )}
    </span>
  )
}
