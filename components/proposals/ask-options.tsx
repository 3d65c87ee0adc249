'use client'

import { Minus, Plus } from 'lucide-react'
import { useId, useState } from 'react'
import { focusOnArrival } from '@/components/shared/focus'
import { Button } from '@/components/ui/button'
import { Checkbox } from '@/components/ui/checkbox'
import { Input } from '@/components/ui/input'
import type { Ask } from '@/lib/contract/ask'
import { type AskAnswer, answerOfFigure, answerOfOption, firstFigure } from './ask-words'

type AskOptionsProps = {
  ask: Pick<Ask, 'words' | 'kind' | 'unit' | 'options'>
  isPending: boolean
  onAnswer: (answer: AskAnswer) => void
  /** Where an option leaves everything as it is and carries no figure. */
  onLeave: () => void
  /** Leads to where it may be said in other words, where none of the milestones is it. */
  onOther?: (() => void) | undefined
  /** The heading that the question is, where it is what is to be done there. */
  heading?: 'h2' | 'h3'
}

/** What the coach asks back, answered by one press: a chip, or a figure, ticks or a slider of one's own. */
export function AskOptions({ ask, isPending, onAnswer, onLeave, onOther, heading: Heading }: AskOptionsProps) {
  const { words, kind, options } = ask
  // A slider of per cent asks for a precision that few have: it comes when it is wanted, or nothing else is offered.
  const [isOwn, setOwn] = useState(false)
  const isAlone = options.length < 2
  return (
    <fieldset disabled={isPending} className="grid gap-3">
      <legend className="mb-2 text-pretty wrap-anywhere">
        {Heading ? <Heading className="text-lg/snug">{words}</Heading> : words}
      </legend>
      {kind === 'milestones' ? (
        <MilestoneTicks options={options} onAnswer={onAnswer} onLeave={onLeave} onOther={onOther} />
      ) : (
        <>
          <div className="flex flex-wrap gap-2">
            {options.map((option) => (
              <Button
                key={option.label}
                variant="outline"
                size="sm"
                onClick={() => {
                  const answer = answerOfOption(option)
                  if (answer) onAnswer(answer)
                  else onLeave()
                }}
              >
                {option.label}
              </Button>
            ))}
          </div>
          {kind === 'value' || isOwn || isAlone ? (
            <OwnFigure ask={ask} onAnswer={onAnswer} isWanted={isOwn} />
          ) : (
            <Button variant="ghost" size="sm" className="-ml-3 justify-self-start" onClick={() => setOwn(true)}>
              Another figure
            </Button>
          )}
        </>
      )}
    </fieldset>
  )
}

/** A figure that no chip offers: a stepper in the goal's unit, or a slider of per cent. */
function OwnFigure({ ask, onAnswer, isWanted }: Pick<AskOptionsProps, 'ask' | 'onAnswer'> & { isWanted: boolean }) {
  const { kind, unit } = ask
  const [text, setText] = useState(() => String(firstFigure(ask)))
  const figure = Number(text.replace(',', '.'))
  const isFigure = text.trim() !== '' && Number.isFinite(figure)
  const step = (by: number) => setText(String(Math.round(((isFigure ? figure : 0) + by) * 100) / 100))

  return (
    <div className="flex flex-wrap items-center gap-2 text-sm text-ink-2">
      {kind === 'share' ? (
        <>
          <input
            ref={isWanted ? focusOnArrival : undefined}
            type="range"
            min={0}
            max={100}
            value={isFigure ? figure : 0}
            aria-label="Progress"
            aria-valuetext={`${text}%`}
            onChange={(event) => setText(event.target.value)}
            className="h-10 min-w-40 flex-1 cursor-pointer accent-burn"
          />
          <output className="num w-12 text-right font-semibold">{text}%</output>
        </>
      ) : (
        <>
          <Button variant="outline" size="icon-sm" aria-label="One less" onClick={() => step(-1)}>
            <Minus aria-hidden="true" className="size-4" />
          </Button>
          <Input
            value={text}
            inputMode="decimal"
            aria-label={unit ? `Number in ${unit}` : 'Number'}
            onChange={(event) => setText(event.target.value)}
            className="num w-20 text-center"
          />
          <Button variant="outline" size="icon-sm" aria-label="One more" onClick={() => step(1)}>
            <Plus aria-hidden="true" className="size-4" />
          </Button>
          {unit && <span>{unit}</span>}
        </>
      )}
      <Button variant="outline" size="sm" disabled={!isFigure} onClick={() => onAnswer(answerOfFigure(ask, figure))}>
        Save
      </Button>
    </div>
  )
}

/** One milestone is done or not yet: what was done of it is kept in the answer's own words. */
type MilestoneTicksProps = { options: Ask['options'] } & Pick<AskOptionsProps, 'onAnswer' | 'onLeave' | 'onOther'>

function MilestoneTicks({ options, onAnswer, onLeave, onOther }: MilestoneTicksProps) {
  const id = useId()
  const [ticked, setTicked] = useState<readonly string[]>([])
  const milestones = options.filter(({ milestoneIds }) => milestoneIds?.length)
  const [only, ...others] = milestones
  const other = onOther && (
    <Button variant="ghost" size="words" onClick={onOther}>
      Something else
    </Button>
  )
  if (only && others.length === 0) {
    return (
      // Two answers to one question are alike in size.
      <div className="grid auto-rows-fr gap-2 sm:flex sm:flex-wrap sm:items-stretch">
        <Button variant="outline" size="words" onClick={() => onAnswer({ milestoneIds: only.milestoneIds ?? [] })}>
          {only.label}
        </Button>
        <Button variant="outline" size="words" onClick={onLeave}>
          Not yet, a part of it
        </Button>
        {other}
      </div>
    )
  }
  return (
    <>
      <ul className="grid gap-1">
        {milestones.map(({ label, milestoneIds = [] }) => {
          const isTicked = milestoneIds.every((one) => ticked.includes(one))
          return (
            <li key={label}>
              <label htmlFor={`${id} ${label}`} className="flex min-h-10 items-center gap-2.5 pointer-coarse:min-h-11">
                <Checkbox
                  id={`${id} ${label}`}
                  checked={isTicked}
                  onChange={({ target }) =>
                    setTicked((known) => [
                      ...known.filter((one) => !milestoneIds.includes(one)),
                      ...(target.checked ? milestoneIds : []),
                    ])
                  }
                />
                <span className="wrap-anywhere">{label}</span>
              </label>
            </li>
          )
        })}
      </ul>
      <div className="flex flex-wrap gap-2">
        <Button size="sm" disabled={ticked.length === 0} onClick={() => onAnswer({ milestoneIds: [...ticked] })}>
          Save
        </Button>
        <Button variant="ghost" size="sm" onClick={onLeave}>
          None of them yet
        </Button>
        {other}
      </div>
    </>
  )
}
