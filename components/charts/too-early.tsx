/** Stands where a chart will be, in its size, and says what it waits for. */
export function TooEarly({ title, text }: { title: string; text: string }) {
  return (
    <div className="grid min-h-56 place-content-center justify-items-center rounded-control border border-dashed border-rule px-6 text-center">
      <p className="font-semibold">{title}</p>
      <p className="mt-1 max-w-[44ch] text-sm text-pretty text-ink-2">{text}</p>
    </div>
  )
}
