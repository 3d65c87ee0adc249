/** The hero's sky: one body, thin orbits about it, and one highest point lit. Decoration. */
export function OrbitField() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 1440 860"
      preserveAspectRatio="xMidYMin slice"
      fill="none"
      className="absolute inset-x-0 -top-16 -z-10 h-[calc(100%+4rem)] w-full [mask-image:linear-gradient(#000_60%,transparent)] max-lg:opacity-60"
    >
      <g stroke="var(--rule)">
        <circle cx="300" cy="900" r="190" />
        <circle cx="300" cy="900" r="330" />
        <circle cx="300" cy="900" r="500" />
      </g>
      <g transform="rotate(-37 300 900)">
        <ellipse cx="874" cy="900" rx="718" ry="431" stroke="var(--rule-strong)" strokeOpacity="0.45" />
        <ellipse
          cx="700"
          cy="900"
          rx="530"
          ry="346"
          stroke="var(--rule-strong)"
          strokeOpacity="0.4"
          strokeDasharray="2 7"
        />
        <circle cx="1592" cy="900" r="30" fill="var(--burn)" opacity="0.12" />
        <circle cx="1592" cy="900" r="7" fill="var(--burn)" />
      </g>
    </svg>
  )
}
