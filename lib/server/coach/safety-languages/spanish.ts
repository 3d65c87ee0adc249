import 'server-only'
import type { CareLanguage } from './care-language'

const WANT =
  '(?:(?<!no )(?:me )?(?:quiero|quisiera|voy a|vuelvo a|deseo|necesito|prefiero|preferiría|pienso en|pienso|planeo|he decidido|decidí|estoy pensando en|tengo ganas de|ganas de|me gustaría|estoy por|estoy a punto de|intenté|traté de|he intentado|quería|pensando en))'
const NOW = '(?:solo|sólo|ya|de verdad|simplemente|realmente|solamente|mejor|en|nada más que)'
const LIMB = '(?:brazos?|muñecas?|venas|piernas?|muslos?|piel|antebrazos?)'
const PILLS = '(?:pastillas|píldoras|medicamentos|somníferos|tabletas|comprimidos|antidepresivos|paracetamol)'

export const spanish: CareLanguage = {
  code: 'es',
  countries: ['ES', 'MX', 'AR'],
  never: 'eu|não|meus?|minhas?|você|uma|dor|para mim mesmo|muito',
  cries: {
    suicide: [
      'est[ao] es mi (?:carta de despedida|última carta|nota de suicidio)|mi carta de despedida',
      '(?:sueño|soñando) con (?:morir(?:me)?|estar muert[oa]|la muerte)|(?:deseo|espero|ojalá|quisiera|rezo para) no (?:volver a )?despertar|(?:no me queda|no tengo|no hay|ya no queda) (?:\\p{L}+ )?nada (?:por lo que|para|por qué) (?:vivir|seguir)',
      '(?:quiero|voy|pienso|pensando|planeado|planeo|plan|decidido|decidí|ganas|necesito|intención|idea|manera|forma|para) … (?<!no )(?:suicidarme|ahorcarme|matarme|quitarme la vida|morirme|pegarme un tiro)',
      '(?:compré|tengo|conseguí|preparé) (?:una |la |un )(?:soga|cuerda|pistola|arma) … (?:ahorcarme|matarme|colgarme|acabar)',
      '(?:sería|estaría|estuviera|estarían) (?:mejor|más feliz) (?:que (?:yo )?)?(?:estuviera muert[oa]|muert[oa]|si (?:yo )?(?:no existiera|muriera))|mejor muert[oa]',
      'nadie … (?:extrañaría|echaría de menos|notaría|importaría|lloraría) … si … (?:muriera|muero|muriese|desapareciera|no estuviera)|si me muero … nadie',
      'no (?:tengo|me quedan) (?:más )?(?:fuerzas|ganas|ánimos) (?:para|de) (?:seguir )?(?:vivir|viviendo|con vida|existir)',
      '(?:desaparecer|irme|largarme) de este mundo|(?:no|ya no) (?:quiero|deseo) … (?:despertar|despertarme|seguir viviendo)|no quiero estar aquí',
      `${WANT}(?: ${NOW})* (?:morir(?:me)?|estar muert[oa]|matarme|suicidarme|quitarme la vida|acabar con (?:mi vida|todo|todo esto)|terminar con (?:mi vida|todo)|poner fin a mi vida|ahorcarme|colgarme|pegarme un tiro|dispararme)`,
      `${WANT}(?: ${NOW})* (?:tirarme (?:del|de un|por|al|a las|desde|debajo|de la)|lanzarme (?:del|de un|por|al|a las|desde)|saltar (?:del|de un|desde|por la)|desaparecer para siempre|dejar de (?:vivir|existir)|desvivirme|cometer suicidio)`,
      `^(?:quiero|deseo) (?:morir|matarme)`,
      '(?:me voy a|me quiero|me pienso|me vuelvo a|me intenté|me iba a|me quisiera) (?:matar|morir|suicidar|ahorcar|colgar|quitar la vida|desvivir|tirar (?:del|de un|por|al|desde|de la)|lanzar (?:del|de un|desde)|pegar un tiro)',
      '(?:ya )?no (?:quiero|puedo|aguanto|deseo|soporto) (?:más )?(?:seguir )?(?:vivir|viviendo|la vida|estar viv[oa]|existir|despertar|estar aquí|seguir con vida|seguir aquí|en este mundo)(?: más)?',
      '(?:sin|ninguna|no tengo|no hay|no veo|no encuentro|perdí) (?:\\p{L}+ )?(?:razón|razones|motivos?|ganas|ningún motivo|sentido)(?: \\p{L}+)? (?:para|de|por|por la que|por las que) (?:seguir )?(?:vivir|viviendo|con vida|existir|estar viv[oa])',
      'no le (?:veo|encuentro) (?:\\p{L}+ )?sentido a (?:seguir viviendo|vivir|la vida|mi vida|seguir con vida|estar viv[oa])',
      '(?:la vida|mi vida|vivir) (?:ya )?no (?:tiene|vale|merece) (?:más )?(?:sentido|la pena|nada)',
      '(?:ojalá|desearía|quisiera|preferiría) … (?:estar muert[oa]|estuviera muert[oa]|no haber nacido|no despertar|me muriera|no existir|no existiera|morirme)',
      'ojalá … (?:muerta|muerto|muriera|no despierte|no despertara)',
      '(?:dormir(?:me)?|acostarme) … (?:no|nunca)(?: volver a)? (?:despertar|más)',
      '(?:pensamientos|ideas|ideación|tendencias) suicidas?',
      'soy suicida|me siento suicida|estoy (?:con ganas de morir|pensando en (?:suicidarme|el suicidio|matarme|la muerte))',
      '(?:pienso|pensando|pensado) … (?:en el suicidio|en suicidarme|en matarme|en morir|en la muerte todo|en quitarme la vida)',
      '(?:he escrito|escribí|escribo|dejé|he dejado|tengo|estoy escribiendo|terminé) … (?:cartas? de despedida|carta de suicidio|mi última carta|nota de suicidio|nota de despedida)',
      '(?:todos|mi familia|el mundo|mis hijos|ellos|mis padres) … (?:mejor|más felices|más feliz|aliviados) … (?:sin mí|si (?:yo )?(?:no estuviera|muriera|me muero|muero|desaparezco|no existiera))',
      '(?:mejor|felices) … si (?:yo )?(?:no estuviera|me muero|me muriera|estuviera muert[oa]|desapareciera)',
      '(?:cansad[oa]|hart[oa]) de (?:vivir|la vida|existir|estar viv[oa])',
      'esta noche (?:me mato|acabo con todo|se acaba todo|termino con todo)|me mato (?:hoy|esta noche|mañana)|me voy a quitar de en medio',
      'intento de suicidio|intenté (?:suicidarme|matarme|quitarme la vida)',
      'adiós (?:a todos|mundo cruel|para siempre)|me despido de (?:todos|este mundo|la vida)',
    ],
    'self-harm': [
      `(?:me (?:corto|cortaba|corté|he cortado|estoy cortando|hago daño|hice daño|lastimo|autolesiono|autolesioné|he autolesionado|quemo|rajo|rajé))(?! (?:el pelo|las uñas|el cabello|el flequillo|el dedo cocinando))(?: (?:los|las|el|la|en|otra|de|a|con|para|cuando|todas|todos|cada|por|y|l[ao]s|${LIMB})|$)`,
      `(?:quiero|necesito|ganas de|vuelto a|volví a|deseo|voy a|me quiero|me voy a) (?:cortarme(?! el pelo)|hacerme daño|lastimarme|autolesionarme|cortar los ${LIMB}|cortar las ${LIMB}|cortarse las venas)`,
      `cortarme (?:las|los|la|el) (?:${LIMB})`,
      'autolesion(?:es|arme|ándome)',
    ],
    overdose: [
      '(?:me tomo|me voy a tomar|voy a tomarme|me trago|tomaré) … todas (?:las|mis) (?:pastillas|píldoras|tabletas)',
      `(?:me )?(?:he tomado|tomé|me tomé|tragué|me tragué|he tragado|ingerí) … (?:demasiadas|todas|un frasco|el frasco|la caja|una caja|muchas|un montón|\\d\\d|veinte|treinta|un bote|un puñado) (?:de |las |mis |entera |entero |de mis )*(?:${PILLS}|caja|frasco)?`,
      `(?:tomarme|tomar|tragarme|tragar) (?:todas|un frasco de|el frasco de|todas mis|todas las) (?:mis |las )?(?:${PILLS})`,
      '(?:tomé|tomar|tomado|tomarme) … (?:una )?sobredosis|sobredosis de (?:pastillas|paracetamol)',
    ],
    abuse: [
      'mi (?:novio|marido|esposo|pareja|ex|padre) me … (?:ahorcó|estranguló|golpeó|pegó|violó|asfixió)',
      '(?:mi (?:marido|esposo|novio|padre|pareja|ex|padrastro|papá|madre|mamá|hermano)|él) (?:\\p{L}+ )?(?:me (?:pega|golpea|maltrata|viola|ahorca|estrangula|ha pegado|pegó|golpeó|violó|amenaza con matarme|da palizas|dio una paliza))',
      '(?:fui|he sido|me han|me) (?:violad[oa]|violaron|violaron|abusad[oa]|maltratad[oa])',
    ],
    'eating-disorder': [
      'me (?:provoco|provoqué) (?:el )?vómito|vomito (?:después de|cada vez que) como|soy (?:anoréxica|bulímica)|tengo (?:anorexia|bulimia)',
    ],
  },
  unless: [
    'no (?:quiero|voy a|pienso|deseo) (?:morir|morirme|matarme|suicidarme|hacerme daño|cortarme)',
    'compañer[oa]s?|jubila\\p{L}*|paracaídas|trabajo|jefe|jefa|correos',
    'piso|barrio|ciudad|casa|apartamento|país|pueblo|departamento|café|chocolate|música|internet|móvil|celular|queso|playa|sol',
    'de (?:la )?(?:risa|hambre|sed|calor|frío|vergüenza|sueño|aburrimiento|ganas|amor|envidia|curiosidad|ternura|pena ajena|felicidad|miedo|emoción)',
    'película|serie|novela|libro|episodio|capítulo|juego|videojuego|canción|personaje|obra|documental|nivel',
    'jaja\\p{L}*|jeje\\p{L}*|lol',
    'hace (?:\\p{L}+ )?años|de (?:joven|pequeñ[oa]|adolescente)|cuando era',
    'al ajedrez|al tenis|a las cartas|al fútbol|a hostias en el juego',
    'cocinando|afeitándome|cebollas?|jardín|proyecto|examen|exámenes|piscina|paracaídas|gimnasio|dieta',
    'matar (?:el tiempo|moscas|mosquitos|el hambre|dos pájaros)',
  ],
  help: {
    opening:
      'Gracias por contármelo. Lo que llevas suena muy pesado, y quiero que alguien que pueda ayudar de verdad esté contigo. Soy un coach de IA, así que tiene que ser una persona.',
    danger: 'Si estás en peligro ahora, o has tomado o hecho algo, llama a emergencias: {emergency}.',
    lines:
      'Puedes hablar con alguien aquí: {lines}. En cualquier otro lugar, findahelpline.com indica la línea más cercana.',
    question: 'Tus metas pueden esperar. ¿Hay cerca una persona a quien puedas llamar o con quien puedas estar ahora?',
    again:
      'Sigo aquí, pero soy una IA y no puedo acompañarte en persona. Deja que alguien lo haga: {lines}. En peligro: {emergency}. ¿Has podido hablar ya con alguien?',
  },
}
