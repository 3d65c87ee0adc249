/** A transfer orbit, from today's circle up to the highest point. Decoration with no words that are needed. */
export function OrbitPanel() {
  return (
    <aside
      aria-hidden="true"
      className="dark relative hidden overflow-hidden border-l border-rule bg-background text-ink lg:block"
    >
      <svg
        aria-hidden="true"
        viewBox="0 -60 600 900"
        preserveAspectRatio="xMidYMid slice"
        className="absolute inset-0 size-full"
        fill="none"
      >
        <g stroke="var(--rule)">
          {[70, 150, 250, 370, 510].map((radius) => (
            <circle key={radius} cx="250" cy="600" r={radius} />
          ))}
          <path d="M250 -60V900M0 600H600" strokeDasharray="2 7" />
        </g>
        <g transform="rotate(-58 250 600)">
          <ellipse
            cx="430"
            cy="600"
            rx="250"
            ry="173.5"
            stroke="var(--rule-strong)"
            strokeWidth="1.25"
            strokeDasharray="3 6"
          />
          <path d="M180 600A250 173.5 0 0 1 606.8 477.4" stroke="var(--ink)" strokeWidth="2" strokeLinecap="round" />
          <circle cx="606.8" cy="477.4" r="5" fill="var(--ink)" />
          <circle cx="680" cy="600" r="26" fill="var(--burn)" opacity="0.14" />
          <circle cx="680" cy="600" r="9" fill="var(--burn)" />
        </g>
        <circle cx="250" cy="600" r="22" fill="var(--raised)" stroke="var(--rule-strong)" />
        <g fill="var(--ink-2)" className="font-mono" fontSize="12" letterSpacing="0.06em">
          <text x="478" y="188" textAnchor="middle">
            APOGEE
          </text>
          <text x="322" y="226" textAnchor="end">
            TODAY
          </text>
        </g>
      </svg>
      <p className="absolute top-10 right-10 left-10 max-w-[26ch] text-balance text-2xl/snug font-medium">
        Small steps, seen every day, get you there.
      </p>
    </aside>
  )
}
