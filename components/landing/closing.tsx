import { paths } from '@/lib/contract/paths'

/** Night in both themes: the page ends where the mission begins. */
export function Closing() {
  return (
    <section className="dark relative isolate overflow-hidden border-y border-rule bg-background text-ink">
      <svg
        aria-hidden="true"
        viewBox="0 0 1200 360"
        preserveAspectRatio="xMaxYMid slice"
        fill="none"
        className="absolute inset-0 -z-10 size-full max-lg:top-auto max-lg:h-64 max-lg:overflow-visible"
      >
        <g stroke="var(--rule)">
          <circle cx="930" cy="330" r="70" />
          <circle cx="930" cy="330" r="150" />
          <circle cx="930" cy="330" r="250" />
          <circle cx="930" cy="330" r="370" />
        </g>
        <circle cx="930" cy="330" r="18" fill="var(--raised)" stroke="var(--rule-strong)" />
        <g transform="rotate(-64 930 330)">
          <ellipse cx="1040" cy="330" rx="180" ry="142" stroke="var(--rule-strong)" strokeDasharray="3 6" />
          <path d="M860 330A180 142 0 0 1 1130 207" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
          <circle cx="1130" cy="207" r="4.5" fill="var(--ink)" />
          <circle cx="1220" cy="330" r="20" fill="var(--burn)" opacity="0.16" />
          <circle cx="1220" cy="330" r="7" fill="var(--burn)" />
        </g>
      </svg>
      <div className="shell py-20 max-lg:pb-72 lg:py-28">
        <h2 className="max-w-[20ch] text-[clamp(1.75rem,1.2rem+2.6vw,3rem)]/[1.08] tracking-[-0.035em]">
          Start with one goal
        </h2>
        <p className="mt-4 max-w-[40ch] text-balance text-ink-2">
          Set it, tell your coach how it goes, and see how far you have come.
        </p>
        <a href={paths.signup} className="btn btn-burn btn-lg mt-8">
          Sign up
        </a>
      </div>
    </section>
  )
}
