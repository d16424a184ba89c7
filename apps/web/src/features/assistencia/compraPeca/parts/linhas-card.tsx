import styles from './compra.module.css'
import type { OrdemServicoResumo } from '@app/contract/assistencia/ordemServico'
import type { Peca } from '@app/contract/registers/tabelas/peca'
import { IconPlus, IconTrash } from '@tabler/icons-react'
import type { ReactNode } from 'react'
import { formatInteger, formatMoney } from '../../../../platform/text/format.ts'
import { Button } from '../../../../ui/page/button.tsx'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { PecaField } from '../../campos/index.ts'
import { searchOrdens } from '../api.ts'

export type CompraLinhaForm = {
  key: string
  peca: Peca | null
  quantidade: number | null
  ordemServico: OrdemServicoResumo | null
}

type Props = {
  linhas: readonly CompraLinhaForm[]
  errorAt: (path: string) => ReactNode
  onChange: (linhas: CompraLinhaForm[]) => void
  onAdd: () => void
}

/** The lines of a new purchase: part, quantity, and the order that waits for it. */
export function LinhasCard({ linhas, errorAt, onChange, onAdd }: Props) {
  const set = (key: string, part: Partial<CompraLinhaForm>) =>
    onChange(linhas.map((linha) => (linha.key === key ? { ...linha, ...part } : linha)))
  return (
    <section className="cartao" aria-label="Peças">
      <header>
        <h2>Peças</h2>
      </header>
      <div className="corpo pilha">
        {linhas.map(({ key, peca, quantidade, ordemServico }, at) => (
          <div key={key} className={styles.compraLinha} role="group" aria-label={`Linha ${at + 1}`}>
            <PecaField
              value={peca}
              error={errorAt(`itens.${at}.peca`)}
              help={peca && `${formatMoney(peca.preco)} · ${formatInteger(peca.estoque)} na oficina central`}
              onChange={(chosen) => set(key, { peca: chosen })}
            />
            <NumberField
              label="Quantidade"
              required
              value={quantidade}
              error={errorAt(`itens.${at}.quantidade`)}
              onChange={(typed) => set(key, { quantidade: typed })}
            />
            <SearchSelect<OrdemServicoResumo>
              label="OS que a espera"
              clearable
              value={ordemServico}
              error={errorAt(`itens.${at}.ordemServico`)}
              onChange={(chosen) => set(key, { ordemServico: chosen })}
              search={searchOrdens}
              optionKey={({ id }) => id}
              optionLabel={({ numero, consumidor }) => `${numero} · ${consumidor.nome}`}
              optionDetail={({ posto }) => posto.nomeFantasia}
            />
            <Button
              small
              look="quiet"
              icon={IconTrash}
              iconOnly
              disabled={linhas.length === 1}
              onClick={() => onChange(linhas.filter((linha) => linha.key !== key))}
            >
              {`Remover linha ${at + 1}`}
            </Button>
          </div>
        ))}
        <div>
          <Button small icon={IconPlus} onClick={onAdd}>
            Acrescentar peça
          </Button>
        </div>
      </div>
    </section>
  )
}
