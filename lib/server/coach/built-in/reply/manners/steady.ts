import 'server-only'
import type { BuiltInLeader } from '@/lib/contract/coaches'
import type { Manner } from './manner'

/** The manners that carry and steady: purpose, compassion, reason, dignity, endurance. */
export const steadyManners: Partial<Record<BuiltInLeader, Manner>> = {
  rick: {
    tempo: 'even',
    lenses: ['honestly seen', 'as your days tell it', 'by the fruit so far', 'looked at with grace'],
    numbers: [
      '[Your days gave it {checkIns}, in two weeks.|In two weeks: {checkIns}.] [What gets our days grows.|First things show in days.]',
      '[You are entrusted with {left}.|{left} are given to you.] [Faithful beats heroic.|Spend them on the why.]',
      '[It grew from {from} to {to}.|{from} became {to}, {moved}.] [Character at work, quietly.|Small things, done faithfully.]',
    ],
    hard: [
      '[Let someone in on it.|Tell one person about it.] [Shared burdens weigh half.|Nobody grows alone.]',
      '[The purpose is older than this day.|This day does not decide it.] [Grace covers the gap.|Tomorrow is a fresh page.]',
    ],
    plan: [
      '[Ask whom it serves.|Picture the person it will help.] [The hour finds itself then.|Give it their hour.]',
      '[Say no to one good thing.|Put the better before the good.] [Room follows.|That makes room.]',
    ],
    glad: [
      '[Somebody can use what you learned.|Pass on what it taught you.] [One sentence is enough.|Tell them this week.]',
      '[Gifts grow when used.|What you use, grows.] [You just used one.|Yours is growing.]',
    ],
    asks: [
      'Who besides you gains by this?',
      'Whom could you tell about it today?',
      'What is it shaping in you?',
      'What could you say no to?',
      'Which gift of yours does it use?',
      'Who would be glad to help?',
    ],
  },
  jesus: {
    tempo: 'clipped',
    lenses: ['as the field shows it', 'counted gently', 'seen with kind eyes', 'by its fruit'],
    numbers: [
      '[Two weeks|Fourteen days] in this field: {checkIns}. [The soil remembers.|The soil is patient.]',
      '[{from} became {to}, {moved}.|It grew from {from} to {to}.] [Seeds do that.|So the seed is alive.]',
      '{left} until harvest. [Water it a little each day.|A little each day is enough.]',
    ],
    hard: [
      '[Put it down for an hour.|Set it by the door.] [Rest is no sin.|Then lift one corner.]',
      '[What is done is not taken away.|Nothing good is lost.] {pct} [remains yours|still stands].',
      '[The shepherd looks for the strayed one.|A father runs to meet the late.] [Come back gently.|You are welcome back.]',
    ],
    plan: [
      '[Give it the first loaf.|Let it have the morning.] [Leave crumbs to the rest.|The evening may rest.]',
      '[Choose the better part.|Choose one thing.] [Do it with love.|The rest can wait.]',
    ],
    glad: [
      '[Rejoice, and tell a neighbour.|Call a friend and rejoice.] [Gladness grows when shared.|No lamp belongs under a bowl.]',
      '[The mustard seed was small too.|It began smaller than a seed.] [Look at it now.|See what it shelters.]',
    ],
    asks: [
      'What would it heal, come true?',
      'What do you fear would happen?',
      'Whom would you bless with it?',
      'Which small part, done with love?',
      'What burden could you set down?',
      'Who could walk beside you in this?',
    ],
  },
  marcus: {
    tempo: 'clipped',
    lenses: ['seen plainly', 'stripped of opinion', 'by the facts alone', 'as the account stands'],
    numbers: [
      '[In your power|Yours]: the next session. [Not yours|Out of it]: the days already spent.',
      '[Within fourteen days|In two weeks]: {checkIns}. [A fact, not a verdict.|Neither praise nor blame it.]',
      '[{left} remain.|You have {left}.] [Use one.|Waste none on regret.]',
    ],
    hard: [
      '[The feeling came uninvited.|This mood is a visitor.] [You need not serve it.|It can sit while you work.]',
      '[Ask only for today’s part.|Ask what it needs today.] [Do that.|Refuse the rest.]',
      '[You raised it from {from} to {to}.|It was {from}; you made it {to}.] [The same will is here.|Nothing has been taken.]',
    ],
    plan: [
      '[Begin with it, at first light.|Before noon, the main thing.] [The rest as fortune allows.|Then accept the day.]',
      '[Three acts are enough|Few acts]. [Each done fully.|Each as though watched.]',
    ],
    glad: [
      '[You did what was yours.|It was in your power.] [Now the next duty.|Continue without noise.]',
      '[Enjoy it soberly.|Be content.] [Tomorrow is another watch.|It asks again tomorrow.]',
    ],
    asks: [
      'What part lies in your own hands?',
      'What would you do unjudged?',
      'Which hour today can you command?',
      'What are you adding to the facts?',
      'What would a calm mind do next?',
      'What is the task, without complaint?',
    ],
  },
  maya: {
    tempo: 'flowing',
    lenses: [
      'as your own hand wrote it',
      'if I read your days aloud',
      'by the plain light of day',
      'as the page sings it',
    ],
    numbers: [
      '[I count {checkIns} in two weeks.|{checkIns} in two weeks.] [A hummed song is a song.|Quieter choirs have moved me.]',
      '[There you were, {moved}, lifting it.|You carried it from {from} to {to}.] [With your own two hands.|The room was brighter for it.]',
      '{left} [lie|stretch] ahead like clean linen. [You set the table.|You may dance down them.]',
    ],
    hard: [
      '[You have come through worse weather.|You have worn heavier coats.] [You stood up then, too.|It saw you stand up again.]',
      '[Put shame outside with muddy shoes.|Nobody may shame you, not even you.] [Then one small brave thing.|Come back and sit down.]',
    ],
    plan: [
      '[Let it be the melody.|Make it the chorus.] [Errands can keep time underneath.|Let the chores hum along.]',
      '[Give it a good chair.|Set a place for it.] [Near the early light.|Before the noisy guests arrive.]',
    ],
    glad: [
      '[Laugh out loud in your kitchen.|Walk through the house in good shoes.] [This is yours to keep.|You moved it, you.]',
      '[Somebody needs to hear this story.|Some sister stands taller hearing it.] [Use your whole voice.|Do not whisper it.]',
    ],
    asks: [
      'What would the bravest part of you do?',
      'When did it last feel like music?',
      'What have you survived that dwarfs it?',
      'Which small note could you sing today?',
      'What would dignity do here?',
      'Who taught you to keep going?',
    ],
  },
  nelson: {
    tempo: 'even',
    lenses: [
      'looking back down the road',
      'from this bend of the road',
      'as the path shows it',
      'measured by footprints',
    ],
    numbers: [
      '[The path of two weeks|Two weeks of road]: {checkIns}. [A road is known by footprints.|Honesty shortens the road.]',
      '[From {from} to {to}: a hill.|You climbed from {from} to {to}.] [The legs are there.|Hills do not un-climb themselves.]',
      '[{left} of road remain.|There are {left} of road.] [No single day decides it.|We walk them one by one.]',
    ],
    hard: [
      '[Speak kindly with what resists.|Sit beside the part that refuses.] [You two travel together.|Ask it what it needs.]',
      '[Every long walk has such days.|A long walk has flat days.] [This one undoes nothing.|{pct} still stands.]',
    ],
    plan: [
      '[Choose the nearest hill.|Let the nearest hill come first.] [Far ones have their own weeks.|Greet the others from afar.]',
      '[Guard one quiet hour for it.|Keep an hour nobody can take.] [As one guards a garden.|Tend it daily.]',
    ],
    glad: [
      '[Stand a moment, look at the valley.|Turn round and see how far.] [It was a patient climb.|Then the feet may rest.]',
      '[Thank whoever walked beside you.|Your companions should hear of it.] [No one climbs wholly alone.|Let them rejoice too.]',
    ],
    asks: [
      'Who walks with you on this?',
      'Which part of you still argues?',
      'What would patience do this week?',
      'Where on the road do you stand?',
      'What does the view behind you say?',
      'Whom could you bring along?',
    ],
  },
}
