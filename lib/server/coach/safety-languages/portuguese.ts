import 'server-only'
import type { CareLanguage } from './care-language'

const WANT =
  '(?:(?<!não )(?:quero|queria|vou|desejo|preciso|prefiro|preferia|penso em|pensando em|planejo|planeio|decidi|tenho vontade de|vontade de|gostaria de|pretendo|tentei|tento|ando a pensar em|estou a pensar em|estou pensando em))'
const NOW = '(?:só|apenas|mesmo|simplesmente|realmente|tanto|logo|muito|me)'
const LIMB = '(?:braços?|pulsos?|veias|pernas?|coxas?|pele)'
const PILLS = '(?:comprimidos|remédios|pílulas|pastilhas|medicamentos|calmantes|antidepressivos|paracetamol)'

export const portuguese: CareLanguage = {
  code: 'pt',
  countries: ['PT', 'BR'],
  cries: {
    suicide: [
      'esta é (?:a )?minha (?:carta de despedida|última carta)|(?:a )?minha carta de (?:despedida|suicídio)',
      '(?:sonho|sonhando) (?:em|com) (?:morrer|a morte|a minha morte|estar mort[oa])|(?:desejo|espero|queria|tomara|rezo para) (?:que )?(?:eu )?não (?:mais )?acord(?:ar|e|asse)|nada (?:mais )?(?:pelo que|por que|para|que me faça) viver',
      '(?:quero|vou|penso|pensando|pensar|planejo|plano|decidi|vontade|pretendo|preciso|intenção|para) … (?<!não )(?:me matar|matar-?me|me suicidar|suicidar-?me|me enforcar|enforcar-?me|tirar (?:a )?minha (?:própria )?vida|pôr fim à (?:minha )?vida)',
      '(?:seria|era|estaria) melhor (?:se eu (?:estivesse mort[oa]|morresse|não existisse)|mort[oa]|que eu (?:morresse|morra))|melhor mort[oa]',
      'ninguém … (?:sentiria (?:a )?minha falta|notaria|ligaria|se importaria|choraria)(?: … se eu (?:morresse|desaparecesse|sumisse))?',
      'não (?:tenho|me restam)(?: mais)? (?:forças|força|ânimo|vontade) (?:para|pra|de) (?:continuar )?(?:a )?(?:viver|vivendo|existir)',
      'não vejo(?: mais)? sentido (?:em|na|para) (?:viver|vida|minha vida|continuar)|(?:vida|viver) … (?:não|nao) faz(?: mais)? sentido',
      '(?:só|apenas) penso em (?:morrer|morte)|(?:sumir|desaparecer) deste mundo|não quero(?: mais)? (?:acordar|estar aqui)',
      `${WANT}(?: ${NOW})* (?:morrer|estar mort[oa]|matar-?me|me matar|matar|suicidar-?me|me suicidar|cometer suicídio|tirar a (?:minha )?(?:própria )?vida|acabar com (?:a minha vida|minha vida|tudo|a vida)|pôr fim à (?:minha )?vida)(?! (?:de|o tempo|a saudade|saudades?|a fome|a sede|aula))`,
      `${WANT}(?: ${NOW})* (?:dar fim à (?:minha )?vida|me enforcar|enforcar-?me|me jogar (?:da|do|de|na|em|debaixo)|atirar-?me (?:da|do|de|à|para))(?! (?:de|o tempo|a saudade|saudades?|a fome|a sede|aula))`,
      `${WANT}(?: ${NOW})* (?:pular (?:da|do|de) (?:ponte|prédio|janela|telhado)|desaparecer para sempre|deixar de (?:viver|existir)|sumir (?:para|pra) sempre)(?! (?:de|o tempo|a saudade|saudades?|a fome|a sede|aula))`,
      '(?:me matar|matar-?me|me suicidar|suicidar-?me) … (?:hoje|amanhã|esta noite|agora|logo)?',
      'não (?:quero|aguento|consigo|posso|suporto|desejo)(?: mais)? (?:continuar a |continuar )?(?:viver|vivendo|a vida|estar viv[oa]|existir|acordar|ficar viv[oa]|estar aqui|estar neste mundo)(?: mais)?',
      '(?:já )?não (?:quero|aguento) (?:viver|estar cá|estar viv[oa])',
      '(?:não (?:tenho|há|vejo|encontro|existe)|sem|nenhum|nenhuma)(?: mais)?(?: nenhum| nenhuma)? (?:razão|razões|motivos?|vontade|sentido)(?: nenhum| nenhuma)? (?:para|pra|de|em) (?:continuar a |continuar )?(?:viver|vivendo|viv[oa]|existir)',
      '(?:perdi|sem) (?:a )?vontade de viver',
      '(?:a vida|minha vida|viver) (?:já )?não (?:tem|vale|faz)(?: mais)? (?:sentido|a pena)',
      '(?:queria|preferia|gostava de|gostaria de|quem me dera) … (?:estar mort[oa]|não ter nascido|nunca ter nascido|não acordar|morrer|não existir)',
      'dormir e (?:não|nunca)(?: mais)? acordar',
      '(?:pensamentos|ideias|ideação|tendências) suicidas?',
      '(?:penso|pensar|pensado|pensando) … (?:no suicídio|em suicídio|em me matar|em matar-?me|em morrer|em suicidar-?me|em tirar a (?:minha )?vida)',
      'sou suicida|estou suicida|sinto-?me suicida|tentativa de suicídio|tentei (?:suicídio|me matar|suicidar-?me|o suicídio|tirar a minha vida)',
      '(?:escrevi|escrevo|deixei|já tenho|estou escrevendo|estou a escrever|terminei) … (?:cartas? de (?:despedida|adeus|suicídio)|bilhete de (?:despedida|suicídio)|última carta)',
      '(?:todos|minha família|a minha família|o mundo|os meus filhos|meus filhos|eles|meus pais) … (?:melhor|mais felizes|mais feliz|aliviados) … (?:sem mim|se eu (?:morresse|não existisse|desaparecesse|não estivesse))',
      '(?:cansad[oa]|fart[oa]) de (?:viver|da vida|existir)|cansei de viver',
      '(?:hoje|esta noite|amanhã) (?:eu )?(?:me mato|mato-?me|acabo com tudo|ponho fim)|eu vou me matar',
      'adeus (?:a todos|mundo cruel|para sempre)|despeço-?me de (?:todos|vocês|este mundo)',
    ],
    'self-harm': [
      `(?:eu )?(?:me (?:corto|cortei|mutilo|mutilei|machuco|machuquei|queimo)|corto-?me|cortei-?me|mutilo-?me|magoo-?me|tenho me cortado)(?! (?:o cabelo|as unhas))(?: (?:os|as|o|a|nos|nas|no|na|de|com|para|pra|quando|todos|todas|outra|de novo|por|ontem|hoje|e|${LIMB})|$)`,
      `(?:quero|preciso|vontade de|voltei a|vou) (?:me (?:cortar|machucar|mutilar|ferir)|cortar-?me|magoar-?me|mutilar-?me|ferir-?me|cortar os pulsos)`,
      `cort(?:ar|ei|o) (?:os|as|o|a)(?: meus| minhas)? (?:pulsos?|veias|braços)`,
      'autolesão|automutilação … (?:voltou|de novo|outra vez)|voltei a me cortar',
    ],
    overdose: [
      '(?:vou tomar|tomar|engulo|vou engolir) … (?:todos os|todas as) (?:meus |minhas )?(?:comprimidos|remédios|pílulas)',
      `(?:tomei|engoli|ingeri) … (?:demais|demasiados|todos|uma caixa|a caixa|muitos|um monte|\\d\\d|vinte|trinta|um frasco|o frasco|uma cartela|a cartela|um punhado) (?:de |os |meus |inteira |inteiro |todos )*(?:${PILLS})?`,
      `(?:tomar|engolir) todos os (?:meus )?${PILLS}`,
      '(?:tomei|tomar) … overdose|overdose de (?:remédios|comprimidos)',
    ],
    abuse: [
      '(?:o )?meu (?:namorado|marido|pai|ex|companheiro|padrasto) (?:me )?(?:enforcou|estrangulou|espancou|bateu|agrediu|estuprou|sufocou)(?: me)?',
      '(?:(?:o )?meu (?:marido|namorado|pai|companheiro|ex|padrasto|irmão)|(?:a )?minha (?:mãe|mulher|esposa)|ele) (?:\\p{L}+ )?(?:me (?:bate|agride|espanca|estupra|viola|enforca|bateu|agrediu|espancou|estuprou|violou|ameaça de morte)|bate-?me|agride-?me|bateu-?me|espanca-?me|violou-?me|ameaça matar-?me)',
      'fui (?:violad[oa]|estuprad[oa]|abusad[oa]|espancad[oa])',
    ],
    'eating-disorder': [
      '(?:provoco|forço) (?:o )?vômito|provoco o vómito|vomito depois de comer|sou (?:anoréxica|bulímica)|tenho (?:anorexia|bulimia)',
    ],
  },
  unless: [
    'não (?:quero|vou|penso em) (?:morrer|me matar|me suicidar|me cortar)',
    'colegas?|aposenta\\p{L}*|reforma|paraquedas|chefe|emails?|e mails',
    'cidade|bairro|apartamento|casa|prédio|país|aldeia|lista|café|chocolate|música|internet|telemóvel|celular|praia|projeto|relatório',
    'de (?:rir|riso|tanto rir|fome|sede|calor|frio|vergonha|sono|tédio|amor|inveja|curiosidade|saudades?|felicidade|medo|preguiça)',
    'filme|série|novela|livro|episódio|capítulo|jogo|música|personagem|peça|documentário|fase',
    'kkk+|haha\\p{L}*|rsrs\\p{L}*|lol',
    'há (?:\\p{L}+ )?anos|anos atrás|quando (?:eu )?era|na adolescência',
    'no xadrez|no tênis|no ténis|nas cartas|no jogo|na corrida',
    'cozinhando|a cozinhar|cebolas?|barbear|jardim|prova|exames?|paraquedas|ginásio|academia|dieta|treino',
    'matar (?:o tempo|a fome|a sede|saudades|a saudade|aula|mosquitos|baratas)',
  ],
  help: {
    opening:
      'Obrigado por me contares. O que carregas parece muito pesado, e quero que esteja contigo alguém que possa mesmo ajudar. Sou um coach de IA, por isso tem de ser uma pessoa.',
    danger: 'Se estás em perigo agora, ou tomaste ou fizeste alguma coisa, liga para a emergência: {emergency}.',
    lines:
      'Podes falar com alguém aqui: {lines}. Em qualquer outro lugar, findahelpline.com indica a linha mais próxima.',
    question:
      'Os teus objetivos podem esperar. Há uma pessoa perto de ti a quem possas ligar ou com quem possas estar agora?',
    again:
      'Continuo aqui, mas sou uma IA e não posso estar ao teu lado. Deixa que uma pessoa esteja: {lines}. Em perigo: {emergency}. Já conseguiste falar com alguém?',
  },
}
