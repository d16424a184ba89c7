import type { AcompanhamentoOs } from '@app/contract/assistencia/ordemServico'
import { contaDoCliente, isFora } from '@app/rules/assistencia/ordemServico'
import { formatReais } from '@app/rules/casca/dinheiro'
import { html, type Markup, type Part } from '../../../../platform/http/pages/html.ts'
import { diaCurto, type Relogio } from './estado.ts'
import {
  caixa,
  campo,
  type Enviado,
  type Preenchido,
  preenchidoDe,
  problemas,
  texto,
  textsOf,
} from './formulario.ts'
import { icone } from './icones.ts'
import { vencido } from './vencido.ts'

type Orcamento = NonNullable<AcompanhamentoOs['orcamento']>
type Linha = Orcamento['linhas'][number]

const tituloDe = ({ titulo, quantidade }: Linha): string =>
  quantidade === 1 ? titulo : `${quantidade} × ${titulo}`

const valorDe = ({ garantia, valor }: Linha): Part =>
  garantia
    ? html`<span class="val gar">pela garantia</span>`
    : html`<span class="val num">${formatReais(valor)}</span>`

const dizeres = ({ descricao, garantia, valorCheio }: Linha): Part => [
  descricao !== null && html`<span class="desc">${descricao}</span>`,
  garantia &&
    valorCheio > 0 &&
    html`<span class="desc">Vale <s class="num">${formatReais(valorCheio)}</s>; você não paga.</span>`,
]

const linhaFixa = (linha: Linha, fora: boolean): Markup =>
  html`<li class="${fora ? 'fora' : 'fica'}">
    <b>${tituloDe(linha)}</b
    >${valorDe(linha)}${fora && html`<span class="so-leitor">recusado</span>`}${dizeres(linha)}
  </li>`

/** A line that may be left out alone: the whole row is the box. */
const linhaEscolha = (linha: Linha, fora: boolean): Markup =>
  html`<li class="op">
    <label
      ><input
        type="checkbox"
        name="linha"
        value="${linha.id}"
        data-centavos="${Math.round(linha.valor * 100)}"
        ${!fora && html` checked`}
      /><b>${tituloDe(linha)}</b>${valorDe(linha)}${dizeres(linha)}</label
    >
  </li>`

const grupo = (nome: 'check' | 'tool' | 'handFinger', titulo: string, linhas: readonly Markup[]): Part =>
  linhas.length > 0 && [html`<li class="grupo">${icone(nome)}${titulo}</li>`, ...linhas]

const linhasDe = ({ linhas, podeResponder, abatimento }: Orcamento, recusadas: readonly number[]): Part => {
  // While an addition waits for its answer, what was approved before is not asked again.
  const antes = podeResponder ? linhas.filter(({ situacao }) => situacao === 'APROVADA') : []
  const pedidas = linhas.filter((linha) => !antes.includes(linha))
  const show = (linha: Linha) => linhaFixa(linha, isFora(linha, recusadas))
  return [
    grupo(
      'check',
      'Já aprovado',
      antes.map((linha) => linhaFixa(linha, false)),
    ),
    grupo(
      'tool',
      antes.length > 0 ? 'Acrescentado agora' : 'Necessário para o conserto',
      pedidas.filter(({ opcional }) => !opcional).map(show),
    ),
    grupo(
      'handFinger',
      podeResponder ? 'Você escolhe' : 'À sua escolha',
      pedidas
        .filter(({ opcional }) => opcional)
        .map((linha) => (podeResponder ? linhaEscolha(linha, isFora(linha, recusadas)) : show(linha))),
    ),
    abatimento > 0 &&
      html`<li>
        <b>Abatimento no preço</b><span class="val num">− ${formatReais(abatimento)}</span
        ><span class="desc">Sua escolha, passados os 30 dias.</span>
      </li>`,
  ]
}

const linhaDaConta = (nome: string, valor: number): Part =>
  html`<dt>${nome}</dt>
    <dd class="num">− ${formatReais(valor)}</dd>`

/** The script shows it as soon as an optional line is left out. */
const linhaRecusada = (valor: number): Part => {
  const some = valor === 0 && html` hidden`
  return html`<dt data-se="recusado" ${some}>O que você não quis</dt>
    <dd class="num" data-se="recusado" ${some}>
      − <span data-conta="recusado">${formatReais(valor)}</span>
    </dd>`
}

/** The total before and after what the warranty and the consumer take off. */
const contas = (orcamento: Orcamento, recusadas: readonly number[], taxa: number): Markup => {
  const { completo, garantia, recusado, paga } = contaDoCliente(orcamento, recusadas)
  const { podeResponder, linhas, abatimento } = orcamento
  const escolhe = podeResponder && linhas.some(({ opcional }) => opcional)
  return html`<dl class="contas">
    <dt>Orçamento completo</dt>
    <dd class="num">${formatReais(completo)}</dd>
    ${garantia > 0 && linhaDaConta('Pela garantia', garantia)}
    ${abatimento > 0 && linhaDaConta('Abatimento no preço', abatimento)}
    ${(escolhe || recusado > 0) && linhaRecusada(recusado)}
    ${
      taxa > 0 &&
      html`<dt>Diagnóstico</dt>
        <dd class="num">${formatReais(taxa)}</dd>`
    }
    <dt class="fim">Você paga</dt>
    <dd class="fim num" data-conta="paga">${formatReais(paga + taxa)}</dd>
  </dl>`
}

const quadro = (orcamento: Orcamento, recusadas: readonly number[], quando: Relogio, taxa = 0): Markup =>
  html`<section aria-labelledby="ac-orcamento">
    <div class="entre">
      <h2 id="ac-orcamento">Orçamento</h2>
      ${orcamento.podeResponder && html`<span class="t2 sm">vale até <span class="num">${diaCurto(quando, orcamento.validoAte)}</span></span>`}
    </div>
    ${orcamento.observacoes !== null && html`<p class="obs">${orcamento.observacoes}</p>`}
    <div class="quadro">
      <ul class="lin">
        ${linhasDe(orcamento, recusadas)}
      </ul>
      ${contas(orcamento, recusadas, taxa)}
    </div>
  </section>`

const condicoes = (termos: readonly string[]): Markup =>
  html`<ul class="termos" aria-label="Condições">
    ${termos.map((termo) => html`<li>${termo}</li>`)}
  </ul>`

/** The effect of the answer, always within reach of the thumb. */
const fecho = (orcamento: Orcamento, recusadas: readonly number[]): Markup => {
  const { itens, paga } = contaDoCliente(orcamento, recusadas)
  return html`<section class="fecho" aria-label="A sua resposta">
    <p class="entre">
      <span class="t2 sm"
        >Você aprova
        <span class="num"><span data-conta="itens">${itens}</span> de ${orcamento.linhas.length}</span>
        itens</span
      ><strong class="num" data-conta="paga">${formatReais(paga)}</strong>
    </p>
    <a class="botao" href="#recusar">Recusar</a>
    <button class="botao principal conferir" name="ato" value="contar">Ver o novo total</button>
    <button class="botao principal aprovar" name="ato" value="aprovar">
      Aprovar <span class="num" data-conta="paga">${formatReais(paga)}</span>
    </button>
  </section>`
}

const NOSSOS = ['nome', 'documento', 'aceite', 'assinatura']

const quemResponde = (form: Preenchido, { termos }: Orcamento): Markup =>
  html`<section class="pilha" id="responder" aria-labelledby="ac-resposta">
    <h2 id="ac-resposta">Sua resposta</h2>
    ${problemas(form, NOSSOS)} ${condicoes(termos)}
    ${campo(form, { id: 'nome', nome: 'nome', rotulo: 'Seu nome completo', maximo: 120, mais: html` autocomplete="name"` })}
    ${campo(form, { id: 'documento', nome: 'documento', rotulo: 'CPF ou CNPJ', maximo: 20, mais: html` autocomplete="off"` })}
    ${caixa(form, { id: 'outro', nome: 'outroDocumento', rotulo: 'É RG ou outro documento' })}
    <div class="campo" data-assinar hidden>
      <span class="rotulo" id="ac-assinar">Assinatura (se quiser)</span>
      <canvas role="img" aria-label="Lugar da assinatura" width="640" height="240"></canvas>
      <input type="hidden" name="assinatura" value="" />
      <button type="button" class="botao pequeno">Apagar a assinatura</button>
    </div>
    ${caixa(form, { id: 'aceite', nome: 'aceite', rotulo: 'Li as condições e aprovo o conserto.' })}
    <p class="t2 sm">
      Guardamos o seu nome, o documento, o endereço de internet, a hora e o que foi mostrado nesta página.
    </p>
  </section>`

const recusa = (form: Preenchido, os: AcompanhamentoOs, { sha256, complemento }: Orcamento): Markup => {
  const taxa = complemento ? null : os.taxaDiagnostico
  return html`<details class="recusa" id="recusar" ${form.erros.length > 0 && html` open`}>
    <summary>${icone('x')}Não quero o conserto${icone('chevronDown')}</summary>
    <form method="post" action="#recusar" class="pilha" aria-label="Recusar o orçamento" novalidate>
      ${problemas(form, ['nome', 'motivo'])}
      <p>O conserto não é feito. O posto fala com você sobre o próximo passo.</p>
      ${taxa !== null && html`<p>O relógio volta como chegou. O diagnóstico custa <b class="num">${formatReais(taxa)}</b>, na retirada, como você aceitou na entrada.</p>`}
      <input type="hidden" name="sha256" value="${sha256}" />
      ${campo(form, { id: 'recusa-nome', nome: 'nome', rotulo: 'Seu nome completo', maximo: 120, mais: html` autocomplete="name"` })}
      ${texto(form, { id: 'recusa-motivo', nome: 'motivo', rotulo: 'Por que não aprova', maximo: 500, linhas: 3 })}
      <button class="botao perigo" name="ato" value="recusar">Recusar orçamento</button>
    </form>
  </details>`
}

/** Optional lines that the sent form leaves out; none before anything was sent. */
export const recusadasDe = (orcamento: Orcamento | null, enviado: Enviado | null): number[] => {
  if (!orcamento?.podeResponder || !enviado || !['contar', 'aprovar'].includes(enviado.ato)) return []
  const ficam = textsOf(enviado.campos, 'linha')
  return orcamento.linhas
    .filter(
      ({ id, opcional, situacao }) => opcional && situacao === 'PENDENTE' && !ficam.includes(String(id)),
    )
    .map(({ id }) => id)
}

const garantiaDoServico = (dias: number): Markup =>
  html`<p class="cob">
    ${icone('shieldCheck')}<span>Serviço com <b>${dias} dias de garantia</b> a partir da entrega.</span>
  </p>`

/** Whether the whole of it was refused; a refused addition leaves what was approved before. */
const isRecusado = ({ resposta, complemento, podeResponder }: Orcamento): boolean =>
  !podeResponder && !complemento && resposta !== null && !resposta.aprovado

/** The budget: what the repair needs, what is for the consumer to choose, what it comes to, and the answer. */
export const orcamento = (os: AcompanhamentoOs, enviado: Enviado | null, quando: Relogio): Part => {
  const { orcamento: este } = os
  if (!este) return null
  if (este.vencido) return vencido(os, este, quando)
  // Nothing of it is repaired, so nothing of it has a warranty; what is owed is the diagnosis.
  if (isRecusado(este)) return quadro(este, [], quando, os.taxaDiagnostico ?? 0)
  if (!este.podeResponder) return [quadro(este, [], quando), garantiaDoServico(os.diasGarantiaServico)]
  const recusadas = recusadasDe(este, enviado)
  const base = contaDoCliente(
    este,
    este.linhas.filter(({ opcional, situacao }) => opcional && situacao === 'PENDENTE').map(({ id }) => id),
  )
  return [
    html`<form
      method="post"
      action="#responder"
      aria-label="Aprovar o orçamento"
      novalidate
      data-itens="${base.itens}"
      data-centavos="${Math.round((base.completo - base.garantia - base.recusado - este.abatimento) * 100)}"
    >
      <input type="hidden" name="sha256" value="${este.sha256}" />
      ${quadro(este, recusadas, quando)} ${quemResponde(preenchidoDe(enviado, 'contar', 'aprovar'), este)}
      ${fecho(este, recusadas)}
    </form>`,
    recusa(preenchidoDe(enviado, 'recusar'), os, este),
  ]
}
