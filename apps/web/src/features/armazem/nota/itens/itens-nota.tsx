import { clsx } from 'clsx'
import styles from '../formulario/nota.module.css'
import itensNotaStyles from './itens-nota.module.css'
import type { ClienteResumo } from '@app/contract/registers/cliente'
import type { InfNFe, NotaMensagem } from '@app/contract/armazem/nota'
import { useRef, useState } from 'react'
import { formatInteger } from '../../../../platform/text/format.ts'
import { Pagination } from '../../../../ui/list/pagination.tsx'
import { quantidadeDa } from '../formulario/form-model.ts'
import { LinhaNota } from './linha-nota.tsx'
import { NovosProdutos } from './novos-produtos.tsx'
import { LotesDialog } from '../recebimento/lotes-dialog.tsx'
import type { LotesDaLinha } from '../recebimento/lotes-dialog.tsx'
import type { NotaFormState } from '../formulario/use-nota-form.ts'

/** A note may have 990 lines, each with fields, so they are shown in pages. */
const TAMANHO = 50
const NO_MESSAGES: readonly NotaMensagem[] = []

/** The messages of each line by its place in the note: `det[2].prod.vprod` is the third. */
function porLinha(messages: readonly NotaMensagem[]) {
  const found = new Map<number, NotaMensagem[]>()
  for (const message of messages) {
    const index = Number(/^det\[(\d+)\]/.exec(message.fieldName ?? '')?.[1] ?? Number.NaN)
    // The line itself shows the current state of its lots.
    if (Number.isInteger(index) && message.code !== 'W_RASTRO')
      found.set(index, [...(found.get(index) ?? []), message])
  }
  return found
}

type Props = {
  form: NotaFormState
  infNFe: InfNFe
  cliente: Pick<ClienteResumo, 'id' | 'nomeFantasia' | 'codigoDepositante'>
  messages: readonly NotaMensagem[]
  editable: boolean
}

/** The items of the note: spec §2's columns, a product for each (armazem.md, Notas fiscais). */
export function ItensNota({ form, infNFe, cliente, messages, editable }: Props) {
  const { det } = infNFe
  const linhas = form.values.produtos
  const [page, setPage] = useState(0)
  const [lotesDe, setLotesDe] = useState<number | null>(null)
  const wanted = useRef<number | null>(null)
  const mensagens = porLinha(messages)
  const faltam = linhas.flatMap(({ produto }, index) => (produto ? [] : [index]))
  const mista = new Set(linhas.map(({ efeito }) => efeito)).size > 1

  const goTo = (index: number) => {
    wanted.current = index
    setPage(Math.floor(index / TAMANHO))
    // The row may be on another page and not rendered yet.
    requestAnimationFrame(() => {
      const row = document.getElementById(`linha-${wanted.current}`)
      row?.scrollIntoView({ block: 'center' })
      row?.querySelector<HTMLElement>('[aria-invalid="true"], [data-erro], input')?.focus()
    })
  }
  // Shows the page of the first wrong line, but only when the errors change, because the person may turn pages while
  // they are shown.
  const errorKey = Object.keys(form.errors).join()
  const [seen, setSeen] = useState(errorKey)
  if (errorKey !== seen) {
    setSeen(errorKey)
    const [first] = form.linhasErradas()
    if (first !== undefined) setPage(Math.floor(first / TAMANHO))
  }

  const dialog = (index: number | null): LotesDaLinha | null => {
    const linha = index === null ? undefined : linhas[index]
    const prod = index === null ? undefined : det[index]?.prod
    if (index === null || !linha || !prod) return null
    return {
      titulo: `Lotes do item ${index + 1}`,
      subtitulo: linha.produto?.descricao ?? prod.xprod ?? '',
      unidade: linha.produto?.unidade.toLowerCase() ?? 'un',
      quantidade: quantidadeDa(linha, prod),
      lotes: linha.lotes,
    }
  }

  return (
    <section className="cartao" aria-labelledby="itens-titulo">
      <header>
        <h2 id="itens-titulo">Itens da nota</h2>
        <span className="num t2 sm" role="status">
          {formatInteger(linhas.length - faltam.length)} de {formatInteger(linhas.length)}
          <span className="so-mesa"> com produto</span>
        </span>
        {editable && faltam[0] !== undefined && (
          <div className="fim linha">
            <button
              type="button"
              className={clsx('link sm', styles.botaoLink)}
              onClick={() => goTo(faltam[0] ?? 0)}
            >
              Ir ao que falta
            </button>
            <NovosProdutos form={form} infNFe={infNFe} cliente={cliente} />
          </div>
        )}
      </header>
      <table className={clsx('tabela', itensNotaStyles.itensN)} aria-label="Itens da nota">
        <thead>
          <tr>
            <th scope="col">Item</th>
            <th scope="col">Código</th>
            <th scope="col">Produto</th>
            <th scope="col">Descrição</th>
            <th scope="col" className="dir">
              Quantidade
            </th>
            <th scope="col" className="dir">
              Valor unitário
            </th>
            <th scope="col" className="dir">
              Valor total
            </th>
          </tr>
        </thead>
        <tbody>
          {linhas.slice(page * TAMANHO, (page + 1) * TAMANHO).map((linha, at) => {
            const index = page * TAMANHO + at
            const item = det[index]
            return (
              item && (
                <LinhaNota
                  key={index}
                  index={index}
                  det={item}
                  linha={linha}
                  erros={{
                    produto: form.erroDa(index, 'produto'),
                    fator: form.erroDa(index, 'fator'),
                    efeito: form.erroDa(index, 'efeito'),
                    lotes: form.erroDa(index, 'lotes'),
                  }}
                  mensagens={mensagens.get(index) ?? NO_MESSAGES}
                  codigoDepositante={cliente.codigoDepositante}
                  editable={editable}
                  mista={mista}
                  onLinha={form.setLinha}
                  onLotes={setLotesDe}
                />
              )
            )
          })}
        </tbody>
      </table>
      {linhas.length > TAMANHO && (
        <Pagination
          page={page}
          size={TAMANHO}
          total={linhas.length}
          noun={['item', 'itens']}
          onPage={setPage}
        />
      )}
      <LotesDialog
        linha={dialog(lotesDe)}
        onClose={() => setLotesDe(null)}
        onLotes={(lotes) =>
          lotesDe !== null && form.setLinha(lotesDe, (before) => ({ ...before, lotes, lotesDigitados: true }))
        }
      />
    </section>
  )
}
