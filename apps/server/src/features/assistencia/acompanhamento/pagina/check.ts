import type { ComprovanteConferido } from '@app/contract/assistencia/ordemServico'
import { html, type Part } from '../../../../platform/http/pages/html.ts'
import { faixa, pagina } from './moldura.ts'

const resultado = (
  { integro, aprovado, em, desfeita }: ComprovanteConferido,
  quando: (instante: string) => string,
): Part => {
  if (!integro || em === null)
    return faixa(
      'atencao',
      'O arquivo não é um comprovante emitido aqui, ou foi mudado depois: uma letra a menos já o faz outro.',
      'Não confere.',
    )
  return [
    faixa(
      'sucesso',
      html`Este arquivo é o comprovante que foi emitido, sem mudança: um orçamento
        ${aprovado === true ? 'aprovado' : 'recusado'} em <span class="num">${quando(em)}</span>.`,
      'Confere.',
    ),
    desfeita && faixa('atencao', 'Essa resposta foi desfeita depois.'),
  ]
}

/** Anybody who was given a 'comprovante' asks whether it is what was handed out; nobody's name is said here. */
export const paginaConferir = (
  quando: (instante: string) => string,
  conferido: ComprovanteConferido | null,
  erro: string | null = null,
): string =>
  pagina(
    'Conferir comprovante',
    html`<main class="entrar">
      <h1>Conferir um comprovante</h1>
      <p>
        Envie o PDF do comprovante de aprovação. A página diz se ele é o que foi emitido, sem mudança. O
        arquivo não é guardado, e nada do que está nele é mostrado.
      </p>
      ${conferido && html`<div role="status">${resultado(conferido, quando)}</div>`}
      ${erro !== null && html`<div class="faixa erro-f" role="alert"><p>${erro}</p></div>`}
      <form method="post" action="/comprovante" enctype="multipart/form-data" class="pilha">
        <div class="campo">
          <label for="arquivo">Arquivo PDF</label>
          <input
            class="entrada"
            type="file"
            id="arquivo"
            name="arquivo"
            accept="application/pdf,.pdf"
            required
          />
        </div>
        <button class="botao principal">Conferir</button>
      </form>
    </main>`,
  )
