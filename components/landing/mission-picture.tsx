import { ProgressRing } from '@/components/shared/progress-ring'
import { ForecastChart } from './forecast-chart'

/** A mission as the product shows it, with believable figures. One picture to a screen reader. */
export function MissionPicture() {
  return (
    <figure className="min-w-0">
      <div
        role="img"
        aria-label="A goal in Apogee: Run a half marathon, 52% complete and due on 2 April. The forecast reaches the goal on 11 April, nine days late, so the risk is medium. The coach asks how far the last run was; the answer, 11.6 km, moves progress from 52% to 55%."
        className="card shadow-float"
      >
        <div className="flex items-center gap-4 px-4 pt-4 pb-3 max-sm:gap-3 sm:px-5 sm:pt-5">
          <ProgressRing value={52} size={68} stroke={5} color="var(--health)" />
          <div className="flex min-w-0 flex-1 flex-wrap items-center justify-between gap-x-4 gap-y-1.5">
            <div className="min-w-0">
              <p className="font-semibold">Run a half marathon</p>
              <p className="num mt-0.5 flex items-center gap-2 text-sm text-ink-2">
                <span className="size-2 rotate-45 rounded-[2px] bg-health" />
                Health
                <span className="text-ink-3">Due 2 Apr</span>
              </p>
            </div>
            <span className="chip bg-warn-soft text-warn">Medium risk</span>
          </div>
        </div>
        <div className="border-y border-rule px-2 py-3 sm:px-3">
          <ForecastChart />
        </div>
        <div className="grid gap-3 px-4 py-4 sm:px-5 sm:py-5">
          <p className="eyebrow">Coach</p>
          <p className="max-w-[42ch] text-balance">You told me of 11 km six days ago. How far have you run since?</p>
          <p className="ml-auto w-fit max-w-[46ch] text-balance rounded-card rounded-br-[4px] bg-raised px-3.5 py-2">
            11.6 km this morning, before eight.
          </p>
          <p className="num flex items-baseline gap-2.5 border-t border-rule pt-3 text-sm text-ink-2">
            <span className="font-semibold whitespace-nowrap text-ok">52% → 55%</span>11.6 of 21.1 km: 55%.
          </p>
        </div>
      </div>
    </figure>
  )
}
