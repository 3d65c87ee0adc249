import { NotFoundWords } from '@/components/shared/not-found-words'

/** A screen of the app whose thing is not there: the layout has the bar already. */
export default function NotFound() {
  return (
    <div className="screen flex-1">
      <NotFoundWords isMember />
    </div>
  )
}
