import 'server-only'
import type { CareLanguage } from './care-language'

const WANT =
  '(?:(?<!non )(?:voglio|vorrei|sto per|desidero|preferirei|preferisco|penso di|penso a|ho deciso di|ho voglia di|voglia di|ho intenzione di|sto pensando di|ho pensato di|ho bisogno di|ho provato a|ho tentato di|devo|pensando di|volevo))'
const NOW = '(?:solo|soltanto|davvero|semplicemente|veramente|proprio|solo che|tanto|finalmente)'
const LIMB = '(?:braccia|braccio|polsi|vene|gambe|cosce|pelle|avambracci)'
const PILLS = '(?:pillole|pastiglie|compresse|sonniferi|medicine|farmaci|pasticche|antidepressivi|tachipirina)'

export const italian: CareLanguage = {
  code: 'it',
  countries: ['IT', 'CH'],
  cries: {
    suicide: [
      "questa è la mia (?:lettera di addio|lettera d'addio|ultima lettera)|mia lettera (?:di addio|d'addio)",
      'sogno (?:di morire|di essere mort[oa]|la morte)|(?:spero|vorrei|prego) di non svegliarmi|(?:niente|nulla) (?:più )?(?:per cui|per) vivere|mi (?:suicido|ammazzo|uccido|impicco)',
      '(?:voglio|vorrei|penso|pensando|pensare|deciso|intenzione|voglia|devo|sto|per|provato) … (?<!non )(?:uccidermi|ammazzarmi|suicidarmi|impiccarmi|togliermi la vita|spararmi|farla finita con la vita)',
      'oggi mi (?:impicco|ammazzo|uccido)|(?:comprato|preso|preparato) (?:una|la) (?:corda|pistola) … (?:impiccarmi|uccidermi|farla finita)',
      '(?:sarebbe|starei|era|sarei) meglio (?:se (?:io )?(?:fossi mort[oa]|morissi|non esistessi)|mort[oa])|meglio mort[oa]',
      'nessuno … (?:mancanza|mancherei|accorgerebbe|piangerebbe|importerebbe) … (?:se )?(?:morissi|fossi mort[oa]|sparissi|non ci fossi)',
      'non ho più (?:la )?(?:forza|forze|voglia) (?:di|per) (?:vivere|esistere)|non (?:vedo|trovo)(?: più)?(?: alcun| nessun)? senso (?:nella|alla|a|nel) (?:vita|mia vita|vivere)',
      'penso (?:solo |sempre |soltanto )?(?:a morire|alla morte)|non voglio più (?:esserci|stare qui|svegliarmi)|(?:sparire|andarmene) da questo mondo',
      `${WANT}(?: ${NOW})* (?:morire|essere mort[oa]|uccidermi|ammazzarmi|suicidarmi|farla finita(?! con (?!la vita|tutto|me))|togliermi la vita|mettere fine alla mia vita|porre fine alla mia vita|farmi fuori|impiccarmi)`,
      `${WANT}(?: ${NOW})* (?:spararmi|buttarmi (?:giù|dal|da|sotto|nel)|gettarmi (?:giù|dal|da|sotto|nel)|lanciarmi (?:dal|da|sotto)|saltare (?:giù|dal|da)|sparire per sempre|smettere di (?:vivere|esistere)|non svegliarmi)`,
      '(?:mi voglio|mi vorrei|mi sto per|mi devo) (?:uccidere|ammazzare|suicidare|togliere la vita|impiccare|sparare)',
      '(?:mi (?:uccido|ammazzo|suicido|impicco|tolgo la vita))(?: (?:stanotte|stasera|domani|oggi|presto|se)|$)',
      'non (?:voglio|posso|ce la faccio|riesco|sopporto|ho più voglia)(?: più)?(?: a| di)? (?:vivere|essere viv[oa]|esistere|svegliarmi|stare al mondo|andare avanti a vivere|continuare a vivere|la vita)(?: più)?',
      '(?:nessun|non ho(?: più)?(?: alcun| nessun| una)?|non c è(?: più)?(?: alcun| nessun| una)?|non vedo(?: più)?(?: alcun| nessun| una)?|senza) (?:motivo|motivi|ragione|ragioni|voglia|senso)(?: \\p{L}+)? (?:per|di|per cui|a) (?:continuare a )?(?:vivere|andare avanti|esistere)',
      '(?:la vita|la mia vita|vivere) non (?:ha|vale)(?: più)?(?: alcun)? (?:senso|la pena)',
      '(?:vorrei|preferirei|magari) … (?:essere mort[oa]|non essere mai nat[oa]|non svegliarmi più|fossi mort[oa]|non esistere)',
      '(?:addormentarmi|dormire) e non svegliarmi(?: mai)?(?: più)?',
      '(?:pensieri|istinti|idee|tendenze) (?:suicidi|suicide|suicida|di suicidio)',
      '(?:penso|pensare|pensando) … (?:al suicidio|di suicidarmi|di uccidermi|di ammazzarmi|a come morire|di morire|di farla finita|di togliermi la vita)',
      'ho (?:tentato|provato) … (?:il suicidio|suicidarmi|uccidermi|togliermi la vita|ammazzarmi)|tentato suicidio',
      '(?:ho scritto|scrivo|sto scrivendo|ho lasciato|ho finito|ho già scritto|scriverò) … (?:letter[ae] (?:d addio|di addio)|biglietto d addio|ultima lettera)',
      '(?:tutti|la mia famiglia|il mondo|i miei figli|i miei|loro) … (?:meglio|più felic[ei]|sollevati|sereni) … (?:senza di me|se (?:io )?(?:morissi|non ci fossi|sparissi|fossi mort[oa]))',
      '(?:meglio|felici) … se (?:io )?(?:morissi|non ci fossi|fossi mort[oa]|sparissi)',
      '(?:stanc[oa]|stuf[oa]) (?:di vivere|della vita|di esistere)',
      'la faccio finita(?! con (?!la vita|tutto|me))',
      'addio (?:a tutti|mondo crudele|per sempre)',
    ],
    'self-harm': [
      `mi (?:taglio|taglia|sono tagliat[oa]|ferisco|faccio del male|faccio male da|sono fatt[oa] del male|brucio|autolesiono)(?! (?:i capelli|le unghie|cucinando))(?: (?:le|i|la|il|di|con|per|quando|ogni|tutti|tutte|ancora|apposta|sol[oa]|e|${LIMB})|$)`,
      `(?:voglio|vorrei|bisogno di|voglia di|ricominciato a|devo) (?:tagliarmi(?! i capelli)|farmi del male|ferirmi|autolesionarmi|bruciarmi)`,
      `tagliarmi (?:le|i|la) (?:${LIMB})`,
      'autolesionismo … (?:di nuovo|ancora|tornato)|pratico autolesionismo',
    ],
    overdose: [
      '(?:prendo|ingoio|prenderò|mando giù) … (?:tutte|tutti) (?:le|i)(?: mie| miei)? (?:pillole|pastiglie|farmaci|compresse|medicine)',
      `ho (?:preso|ingoiato|ingerito|mandato giù|inghiottito) … (?:troppe|tutte|una scatola|tutta la scatola|un flacone|molte|\\d\\d|venti|trenta|una manciata|un intero|tutti|troppi|un sacco) (?:di |le |i |mie |miei |flacone di |scatola di |intera )*(?:${PILLS}|scatola)`,
      `(?:prendere|ingoiare) (?:tutte|tutti) (?:le|i)(?: mie| miei)? ${PILLS}`,
      '(?:preso|prendere|fatto) (?:un|una) overdose',
    ],
    abuse: [
      '(?:il mio (?:ragazzo|compagno|fidanzato|ex)|mio (?:marito|padre|fratello)) mi ha … (?:strangolat[oa]|picchiat[oa]|violentat[oa]|menat[oa]|pres[oa] a pugni)',
      '(?:(?:mio (?:marito|padre|fratello)|il mio (?:ragazzo|compagno|fidanzato|ex|patrigno|partner)|mia madre|lui) (?:\\p{L}+ )?)(?:mi (?:picchia|mena|violenta|strangola|ha picchiat[oa]|ha violentat[oa]|ha menat[oa]|ha strangolat[oa]|minaccia di uccidermi|prende a (?:pugni|calci|schiaffi)))',
      'sono stat[oa] (?:violentat[oa]|stuprat[oa]|abusat[oa]|picchiat[oa])',
    ],
    'eating-disorder': [
      'mi (?:provoco|procuro) il vomito|vomito (?:dopo|ogni volta) (?:mangiato|aver mangiato|che mangio)|sono (?:anoressica|bulimica)',
    ],
  },
  unless: [
    'non (?:voglio|vorrei|penso di) (?:morire|uccidermi|suicidarmi|farmi del male)',
    'collegh[ie]|collega|pensione|paracadute|capo',
    'quartiere|città|casa|appartamento|paese|palazzo|caffè|cioccolato|musica|internet|telefono|pizza|mare|progetto|ufficio',
    'dal (?:ridere|caldo|freddo|sonno)|dalle risate|di (?:fame|sete|caldo|freddo|vergogna|sonno|noia|invidia|curiosità|gioia|paura|fatica)|dalla (?:vergogna|noia|curiosità|fame)',
    'film|serie|romanzo|libro|episodio|puntata|gioco|videogioco|canzone|personaggio|opera|documentario|livello',
    'ahah\\p{L}*|haha\\p{L}*|lol',
    '(?:\\p{L}+ )?anni fa|da (?:giovane|piccol[oa]|ragazz[oa]|adolescente)|quando ero',
    'a scacchi|a tennis|a carte|a calcio|a pallone',
    'cucinando|radendomi|cipoll[ae]|giardino|esame|esami|paracadute|palestra|dieta|piscina',
    'ammazzare (?:il tempo|la noia|zanzare)',
  ],
  help: {
    opening:
      'Grazie di avermelo detto. Quello che porti sembra molto pesante, e vorrei che con te ci fosse qualcuno che può davvero aiutare. Sono un coach IA, quindi deve essere una persona.',
    danger: 'Se sei in pericolo adesso, o hai preso o fatto qualcosa, chiama il numero di emergenza: {emergency}.',
    lines: 'Puoi parlare con qualcuno qui: {lines}. Ovunque altrove, findahelpline.com indica la linea più vicina.',
    question: 'I tuoi obiettivi possono aspettare. C’è una persona vicina che puoi chiamare o raggiungere adesso?',
    again:
      'Sono ancora qui, ma sono una IA e non posso starti accanto. Lascia che lo faccia una persona: {lines}. In pericolo: {emergency}. Hai già sentito qualcuno?',
  },
}
