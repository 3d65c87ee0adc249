import styles from './celebration.module.css'

const SPARKS = Array.from({ length: 24 }, (_, index) => index * 15)

/** A ring of sparks that leaves the progress ring once and is gone. */
export function Celebration() {
  return (
    <span aria-hidden="true" className={styles.sparks}>
      {SPARKS.map((angle) => (
        <i key={angle} className={styles.ray} style={{ rotate: `${angle}deg` }}>
          <i className={styles.spark} />
        </i>
      ))}
    </span>
  )
}
