import 'server-only'
import { type Finding, factCheckAnswer } from '../fact-check/finding'
import { readAnswer } from './read-answer'

/** What a model's text says that it found. Throws `ModelFault` where that fits nothing. */
export function findingsIn(text: string): Finding[] {
  return readAnswer({ content: [{ type: 'text', text }], stop_reason: null }, factCheckAnswer)
}
