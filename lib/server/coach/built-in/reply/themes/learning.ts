import 'server-only'
import type { Theme } from './theme'

export const learningThemes: Theme[] = [
  {
    id: 'reading',
    domain: 'personal-growth',
    words: /\b(?:read(?:ing)?|books?|novels?|library|bible|pages a day)\b/i,
    steps: [
      'read ten pages with the phone in another room',
      'open the book where you left it and read for twenty minutes',
      'put the book in your bag and read on the next trip',
    ],
    tiny: ['read one page, standing', 'put the book out'],
    counts: ['pages a day', 'books finished', 'evenings with a book'],
    snags: ['the phone within reach', 'a book you do not enjoy', 'eyes that close after two pages'],
    done: 'Which books, or how many, would make it complete?',
  },
  {
    id: 'writing',
    domain: 'personal-growth',
    words:
      /\b(?:writ(?:e|ing)|novel|thesis|dissertation|essay|blog|poems?|screenplay|memoir|manuscript|short stor(?:y|ies)|newsletter|draft)\b/i,
    steps: [
      'write one rough page and do not reread it',
      'write for twenty minutes with the internet off',
      'write the ugliest version of the next paragraph',
    ],
    tiny: ['write one bad sentence', 'open the document, type today’s date'],
    counts: ['words a week', 'pages drafted', 'sittings kept'],
    snags: ['rewriting the first page for ever', 'research that never ends', 'waiting for a free day'],
    done: 'Is it a finished draft, or something another person has read?',
  },
  {
    id: 'language',
    domain: 'personal-growth',
    words:
      /\b(?:spanish|french|german|italian|portuguese|japanese|chinese|mandarin|korean|arabic|dutch|russian|polish|turkish|swedish|english|greek|hindi|fluent|vocabulary|language|duolingo|[abc][12] (?:level|exam))\b/i,
    steps: [
      'speak aloud for ten minutes about your day in it',
      'learn ten words from something you would read anyway',
      'book one conversation with somebody who speaks it',
    ],
    tiny: ['say five sentences aloud', 'name five things around you'],
    counts: ['conversations held', 'minutes spoken aloud', 'lessons done'],
    snags: ['learning words and never speaking', 'no one to talk with', 'an app that feels like progress'],
    done: 'Which conversation do you want to be able to have?',
  },
  {
    id: 'music',
    domain: 'personal-growth',
    words:
      /\b(?:piano|guitar|violin|drums?|cello|ukulele|sing(?:ing)?|song|instrument|music|choir|band|saxophone|flute)\b/i,
    steps: [
      'play the hardest four bars slowly, ten times',
      'practise twenty minutes with a metronome, slow',
      'record one take and listen to it once',
    ],
    tiny: ['play one scale', 'play two slow bars'],
    counts: ['practice sessions', 'pieces you can play through', 'minutes a day'],
    snags: [
      'playing only what you can already play',
      'neighbours at the hour you are free',
      'an instrument kept in its case',
    ],
    done: 'Which piece, played for whom?',
  },
  {
    id: 'study',
    domain: 'personal-growth',
    words:
      /\b(?:exam|stud(?:y|ies|ying)|course|certificat\w*|degree|class|school|university|learn|lessons?|licen[cs]e|diploma|chess|maths?|skill)\b/i,
    steps: [
      'do one past question closed-book, then check it',
      'work through the next section and write three lines from memory',
      'block forty minutes for the part you understand least',
    ],
    tiny: ['read the next heading', 'write one open question down'],
    counts: ['sections done', 'practice questions answered', 'study blocks a week'],
    snags: ['rereading instead of testing yourself', 'the topic you keep skipping', 'evenings after a full day'],
    done: 'Which exam, project or skill shown would settle it?',
  },
  {
    id: 'making',
    domain: 'personal-growth',
    words:
      /\b(?:draw(?:ing)?|paint(?:ing)?|art|photo\w*|craft|knit(?:ting)?|pottery|sculpt\w*|garden(?:ing)?|film|video|youtube|podcast|design|woodwork\w*|sew(?:ing)?)\b/i,
    steps: [
      'make one small finished piece, even a poor one',
      'give it twenty-five minutes and stop at the bell',
      'copy one detail you admire, to see how it is done',
    ],
    tiny: ['lay the tools out', 'make one mark'],
    counts: ['finished pieces', 'sessions a week', 'pieces shown to someone'],
    snags: [
      'buying tools instead of using them',
      'comparing the first try with masters',
      'no place to leave it set up',
    ],
    done: 'What would you show, and to whom?',
  },
  {
    id: 'journaling',
    domain: 'personal-growth',
    words:
      /\b(?:journal(?:l?ing)?|diary|gratitude|habit|morning routine|routine|reflect\w*|confiden\w*|productiv\w*|disciplin\w*)\b/i,
    steps: [
      'write five lines about today before you stand up from dinner',
      'tie it to something you already do each morning',
      'decide the place and the minute, and do it once there',
    ],
    tiny: ['write three words about today', 'put the notebook by the bed'],
    counts: ['days kept', 'lines a day', 'days in a row'],
    snags: ['the first missed day', 'wanting it to be profound', 'weekends without structure'],
    done: 'How many days of it would make it yours?',
  },
]
