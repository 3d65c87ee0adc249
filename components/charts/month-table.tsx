import { energyByMonth, energyNumber } from '@/lib/client/energy/heatmap'
import { monthName } from '@/lib/client/time/calendar'
import type { EnergyYear } from '@/lib/contract/energy'

/** The heatmap as a table, for whoever would rather read it: opened by pointer or keyboard. */
export function MonthTable({ year }: { year: EnergyYear }) {
  return (
    <details className="text-sm">
      <summary className="w-fit cursor-pointer py-1 font-medium text-ink-2 hover:text-ink">Energy by month</summary>
      <table className="num mt-2 w-full max-w-md text-left">
        <thead className="text-xs text-ink-3">
          <tr>
            <th className="py-1.5 font-medium">Month</th>
            <th className="py-1.5 text-right font-medium">Days logged</th>
            <th className="py-1.5 text-right font-medium">Average energy</th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule border-t border-rule">
          {energyByMonth(year)
            .toReversed()
            .map(({ month, logged, mean }) => (
              <tr key={month}>
                <th scope="row" className="py-1.5 font-normal">
                  {monthName(month)} {month.slice(0, 4)}
                </th>
                <td className="py-1.5 text-right">{logged}</td>
                <td className="py-1.5 text-right">{energyNumber(mean)}</td>
              </tr>
            ))}
        </tbody>
      </table>
    </details>
  )
}
