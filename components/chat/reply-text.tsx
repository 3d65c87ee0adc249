import { Lexer, type MarkedToken, type Token, type Tokens } from 'marked'
import { createContext, Fragment, type ReactNode, useContext } from 'react'
import { HELPLINES, PhoneText } from '@/components/shared/phone-text'

/** How deep lists and quotes may stand in one another before the rest is shown as it was written. */
const DEEPEST = 8

/** Whether a reply names whom to call: then its numbers can be called. */
const NamesHelp = createContext(false)

/**
 * A coach's reply: the small part of Markdown that a conversation needs, as React nodes. What is no part of it, HTML and
 * images before all, stays the text it is. Not loaded lazily: replies are in the first paint, and must not change after.
 */
export function ReplyText({ text }: { text: string }) {
  return (
    <NamesHelp value={text.includes(HELPLINES)}>
      <div className="grid gap-3">{blocks(lex(text), 0)}</div>
    </NamesHelp>
  )
}

function lex(text: string): MarkedToken[] {
  try {
    return Lexer.lex(text, { gfm: true, breaks: true }) as MarkedToken[]
  } catch {
    // Thousands of nested quotes exhaust the lexer's stack: better shown as they are than a screen that never opens again.
    return [{ type: 'html', raw: text, text, pre: false, block: true }]
  }
}

function blocks(tokens: Token[], depth: number): ReactNode {
  return inOrder(tokens as MarkedToken[], (token) => <Block token={token} depth={depth} />)
}

function inlines(tokens: Token[] = []): ReactNode {
  return inOrder(tokens as MarkedToken[], (token) => <Inline token={token} />)
}

function inOrder<T>(tokens: T[], render: (token: T) => ReactNode): ReactNode {
  // biome-ignore lint/suspicious/noArrayIndexKey: a piece of text is nothing but its place in the text
  return tokens.map((token, index) => <Fragment key={index}>{render(token)}</Fragment>)
}

function Block({ token, depth }: { token: MarkedToken; depth: number }) {
  // Each outer block finds its own direction, and what stands in it follows.
  const dir = depth === 0 ? 'auto' : undefined
  if (depth > DEEPEST) return <p className="whitespace-pre-wrap">{token.raw}</p>
  switch (token.type) {
    case 'space':
    case 'def':
      return null
    case 'paragraph':
      return <p dir={dir}>{inlines(token.tokens)}</p>
    case 'heading':
      return token.tokens.length === 0 ? null : (
        <p dir={dir} className="font-semibold">
          {inlines(token.tokens)}
        </p>
      )
    case 'list': {
      const items = inOrder(token.items, (item) => (
        <li className={item.task ? '-ms-5 list-none [&>*+*]:mt-1.5' : '[&>*+*]:mt-1.5'}>
          {blocks(item.tokens, depth + 1)}
        </li>
      ))
      return token.ordered ? (
        <ol dir={dir} start={Number(token.start)} className="grid list-decimal gap-1.5 ps-6 marker:text-ink-3">
          {items}
        </ol>
      ) : (
        <ul dir={dir} className="grid list-disc gap-1.5 ps-5 marker:text-ink-3">
          {items}
        </ul>
      )
    }
    case 'blockquote':
      return (
        <blockquote dir={dir} className="grid gap-3 border-s-2 border-rule ps-3 text-ink-2">
          {blocks(token.tokens, depth + 1)}
        </blockquote>
      )
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
        <pre tabIndex={0} className="overflow-x-auto rounded-control bg-raised px-3.5 py-3 font-mono text-sm/relaxed">
          <code>{token.text}</code>
        </pre>
      )
    case 'table':
      return <Table token={token} dir={dir} />
    case 'hr':
      return <hr className="border-rule" />
    case 'text':
      return <Inline token={token} />
    case 'checkbox':
      return <Inline token={token} />
    default:
      return <p className="whitespace-pre-wrap">{token.raw.trim()}</p>
  }
}

/** A table that is wider than the log scrolls by itself. Words are not broken in it: a column of letters says nothing. */
function Table({ token, dir }: { token: Tokens.Table; dir: 'auto' | undefined }) {
  const cell = (one: Tokens.TableCell) => inlines(one.tokens)
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls sideways must be reachable with the keyboard
    <div tabIndex={0} className="overflow-x-auto">
      <table dir={dir} className="text-sm/relaxed wrap-normal">
        <thead>
          <tr className="border-b border-rule-strong">
            {inOrder(token.header, (one) =>
              one.text.trim() === '' ? (
                <td />
              ) : (
                <th scope="col" className={cellClass(one)}>
                  {cell(one)}
                </th>
              ),
            )}
          </tr>
        </thead>
        <tbody>
          {inOrder(token.rows, (row) => (
            <tr className="border-b border-rule last:border-0">
              {inOrder(row, (one) => (
                <td className={cellClass(one)}>{cell(one)}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}

function cellClass({ align, header }: Tokens.TableCell): string {
  const side = align === 'right' ? 'text-end' : align === 'center' ? 'text-center' : 'text-start'
  return `num py-1.5 pe-4 align-top last:pe-0 ${side}${header ? ' font-semibold' : ''}`
}

/** The box of a checklist. It shows and is not pressed: what a reply lists is not the record. */
function Tick({ isDone }: { isDone: boolean }) {
  return (
    <span role="img" aria-label={isDone ? 'Done:' : 'To do:'} className="me-2 inline-block font-mono text-ink-2">
      {isDone ? '☑' : '☐'}
    </span>
  )
}

function Inline({ token }: { token: MarkedToken }) {
  switch (token.type) {
    case 'strong':
      return <strong className="font-semibold">{inlines(token.tokens)}</strong>
    case 'em':
      return <em>{inlines(token.tokens)}</em>
    case 'del':
      return inlines(token.tokens)
    case 'codespan':
      return <code className="rounded-[5px] bg-raised px-1 py-0.5 font-mono text-[0.9em]">{token.text}</code>
    case 'br':
      return <br />
    case 'link':
      return isWebAddress(token.href) ? (
        <a href={token.href} target="_blank" rel="noopener nofollow" className="link">
          {inlines(token.tokens)}
        </a>
      ) : (
        inlines(token.tokens)
      )
    case 'image':
    case 'escape':
      return token.text
    case 'text':
      return token.tokens ? inlines(token.tokens) : <Words text={token.text} />
    case 'checkbox':
      return <Tick isDone={token.checked} />
    default:
      return token.raw
  }
}

function Words({ text }: { text: string }) {
  return useContext(NamesHelp) ? <PhoneText text={text} /> : text
}

function isWebAddress(href: string): boolean {
  const protocol = URL.parse(href)?.protocol
  return protocol === 'https:' || protocol === 'http:'
}
