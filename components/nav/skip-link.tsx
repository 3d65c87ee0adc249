export function SkipLink() {
  return (
    <a
      href="#main"
      className="fixed top-2 left-2 z-60 -translate-y-[200%] rounded-control bg-ink px-4 py-2 font-medium text-background focus:translate-y-0"
    >
      Skip to content
    </a>
  )
}
