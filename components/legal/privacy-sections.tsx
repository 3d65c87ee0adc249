import { type Engine, leaving } from '@/components/settings/engine-words'
import { PRODUCT_NAME } from '@/lib/contract/brand'
import { LegalList, LegalSection, LegalSummary } from './legal-page'

const kept = [
  {
    id: 'account',
    text: 'Your email, the names you gave, your time zone and your coach. Your password, your recovery codes and a mailed link, scrambled so that nobody can read them. The secret of an authenticator app, locked with a key of this server, and the public half of each passkey. Where you sign in with Google or GitHub, your number there.',
  },
  {
    id: 'writing',
    text: 'Your goals with their history, values, plans and experiments, your journal with its photos and your energy, your conversations, your alerts, your weekly reviews, and what the coach remembers.',
  },
  { id: 'made', text: 'What was made of them: analyses, weekly insights, forecasts and suggested changes.' },
  {
    id: 'imports',
    text: 'A file of another app that you upload, until it is brought in, a day at most. After that its name, its days and how many rows it brought, so that all of it can be taken out again.',
  },
  { id: 'sessions', text: 'Where you are signed in: when, and what the browser calls itself.' },
  {
    id: 'phone',
    text: 'Where you turn on messages to a phone: the address that its browser has at its maker’s service, the keys that seal a message for it, and for 60 days which message was due, sent or opened.',
  },
  {
    id: 'programs',
    text: 'Where you let a program or a calendar read: what you named the program, what it may do, and for 30 days what it asked for. The token and the secret of the calendar’s address are scrambled.',
  },
  {
    id: 'tokens',
    text: 'Where a language model is used: how much text each question and answer took, and for 30 days what it was sent. The key of a model that you connect, locked with a key of this server.',
  },
]

const rights = [
  { id: 'see', text: 'See and correct what the coach remembers, or pause its memory.' },
  {
    id: 'export',
    text: 'Export everything as one file, with or without your photos, and import it elsewhere. Goals and journal also come as CSV.',
  },
  { id: 'end', text: 'End any session. Whoever was signed in there is out with the next press.' },
  {
    id: 'delete',
    text: 'Delete your account. All of it goes at once, and no later backup holds any of it. A backup that was made before keeps it until that backup is removed.',
  },
]

const titles = {
  leaves: 'What leaves this server',
  kept: 'What is kept',
  storage: 'Cookies and storage',
  rights: 'What you can do',
}

/** What this server keeps, what leaves it, to whom, and what one can do about it. */
export function PrivacySections({ engine }: { engine: Engine }) {
  const sent = leaving(engine)
  const short = {
    leaves: sent
      ? `What you ask, and what it takes to answer it, goes to ${engine.recipient}. Your email, last name and password never do.`
      : 'Nothing of what you write.',
    kept: 'What you enter and what is made of it, in a database that whoever runs this server can read.',
    storage:
      'One cookie to stay signed in, one for a view. Your browser keeps drafts, and what you read, for when you are offline, until you sign out. No trackers.',
    rights: 'Take all of it out or delete it, at any time.',
  }
  return (
    <>
      <LegalSummary
        items={Object.entries(titles).map(([id, title]) => ({ id, title, text: short[id as keyof typeof titles] }))}
      />
      <LegalSection id="leaves" title={titles.leaves}>
        {sent ? (
          <>
            <p>
              A language model is set up here: {engine.model}. To coach you, this server sends the following to{' '}
              {engine.recipient}, only when you ask for something, and to no one else:
            </p>
            <LegalList
              items={sent.map(({ when, what }) => ({
                id: when,
                text: (
                  <>
                    <strong className="font-[550]">{when}.</strong> {what}
                  </>
                ),
              }))}
            />
            <p>
              Your email, your last name and your password are never sent. What {engine.recipient} keeps, and for how
              long, is a matter of the agreement between them and whoever runs this server.
            </p>
          </>
        ) : (
          <p>
            Nothing of what you write. No language model is set up here: the built-in coach answers on this server, and
            no one else is sent a word of it. If a model is set up, this page names it, who receives what you write, and
            what that is.
          </p>
        )}
        <p>
          Pages load nothing from anywhere else: no fonts, no images, no analytics, no advertising, no trackers. If you
          sign in with Google or GitHub where that is offered, they learn that you did, and tell this server your name
          and your verified email. If you ask for a link by mail where that is offered, the mail server of whoever runs
          this one gets your email and the link.
        </p>
        <p>
          If you turn on messages to a phone, they go through the service of its browser’s maker: Google, Mozilla, Apple
          or Microsoft. It learns when one was sent and how long it is, not what it says, and no message holds the text
          of an entry. If you make an address for your calendar or a token for a program, whoever has it reads what you
          allowed: a calendar your alerts, dates and plans, never your journal. What you mark “Keep from AI models” is
          shown to neither.
        </p>
      </LegalSection>
      <LegalSection id="kept" title={titles.kept}>
        <LegalList items={kept} />
        <p>
          It is kept in the database of this server. Whoever runs the server can read that database, so use{' '}
          {PRODUCT_NAME} only on a server that you run or whose owner you trust. The server’s log notes when something
          was asked of it, by which account’s number and whether it worked, never what you write, your email or what
          signs you in. This page cannot know who runs the server: ask whoever gave you its address.
        </p>
      </LegalSection>
      <LegalSection id="storage" title={titles.storage}>
        <p>
          One cookie keeps you signed in, for 30 days at most and 7 without use. It is sent to this site alone and no
          script can read it. Another remembers whether you list your goals as rows or cards. Your browser’s storage
          holds a second key to the same session, your theme, and drafts of what you have not sent yet. For reading
          without a connection it keeps the screens that you opened and the last 30 days of your journal, and what you
          write then until it is sent. When you sign out, all of it is removed except the theme and that view.
        </p>
      </LegalSection>
      <LegalSection id="rights" title={titles.rights}>
        <p>In Settings, at any time and without asking anyone:</p>
        <LegalList items={rights} />
      </LegalSection>
    </>
  )
}
