import styles from './atendimento.module.css'
import { IconX } from '@tabler/icons-react'
import { api } from '../../../../platform/http/http.ts'
import { formatAmount, formatMoney } from '../../../../platform/text/format.ts'
import { NumberField } from '../../../../ui/fields/number-field.tsx'
import { SearchSelect } from '../../../../ui/fields/search-select.tsx'
import { TextField } from '../../../../ui/fields/text-field.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import type { PecaOpcao, ServicoOpcao } from '../entrada/pickers.tsx'
import { comQuantidade, isAcimaDaTabela } from './linhas.ts'
import type { FeitoOpcao } from './linhas.ts'
import type { useAtendimento } from './use-atendimento.ts'

/** Services come first, because most counter work is a service. */
const searchFeito = async (q: string, signal: AbortSignal): Promise<FeitoOpcao[]> => {
  const [servicos, pecas] = await Promise.all([
    api<ServicoOpcao[]>('/servico/findAll', { query: { q }, signal }),
    api<PecaOpcao[]>('/peca/findAll', { query: { q }, signal }),
  ])
  const found = [
    ...servicos.map(({ id, codigo, nome, valor }) => ({
      tipo: 'SERVICO' as const,
      id,
      codigo,
      titulo: nome,
      preco: valor,
    })),
    ...pecas.map(({ id, codigo, descricao, preco }) => ({
      tipo: 'PECA' as const,
      id,
      codigo,
      titulo: descricao,
      preco,
    })),
  ]
  // A complete code, typed or scanned, selects exactly that entry.
  const exact = found.filter(({ codigo }) => codigo.toUpperCase() === q.trim().toUpperCase())
  return exact.length === 1 ? exact : found
}

type Props = { form: ReturnType<typeof useAtendimento>; pickerRef: (input: HTMLInputElement | null) => void }

/** The work at the counter: services and parts, each with its price. */
export function FeitoCard({ form: { linhas, add, setLinha, total, erros }, pickerRef }: Props) {
  return (
    <section className="cartao" aria-labelledby="pa-feito">
      <header>
        <h2 id="pa-feito">O que foi feito</h2>
        {linhas.length > 0 && (
          <b className="num fim" role="status">
            {formatMoney(total)}
          </b>
        )}
      </header>
      <div className="corpo pilha">
        {linhas.map((linha, at) => (
          <div key={linha.key} className={styles.feito}>
            <p>
              <b>{linha.titulo}</b>
              <span className="num t2 xs">{linha.codigo}</span>
            </p>
            <NumberField
              label="Quantidade"
              small
              value={linha.quantidade}
              error={erros[`linhas[${at}].quantidade`]}
              onChange={(quantidade) => setLinha(at, comQuantidade(linha, quantidade))}
            />
            <NumberField
              label="Valor"
              small
              unit="R$"
              format={formatAmount}
              value={linha.valorFinal}
              error={erros[`linhas[${at}].valorFinal`]}
              onChange={(valorFinal) => setLinha(at, { ...linha, valorFinal })}
            />
            <Button small look="quiet" icon={IconX} iconOnly onClick={() => setLinha(at, null)}>
              {`Remover ${linha.titulo}`}
            </Button>
            {isAcimaDaTabela(linha) && (
              <TextField
                className={styles.inteiro}
                label="Por que custa mais que a tabela"
                small
                required
                maxLength={200}
                autoComplete="off"
                value={linha.motivoValor}
                error={erros[`linhas[${at}].motivoValor`]}
                onChange={(motivoValor) => setLinha(at, { ...linha, motivoValor })}
              />
            )}
          </div>
        ))}
        <SearchSelect<FeitoOpcao>
          label="Serviço ou peça"
          required={linhas.length === 0}
          placeholder="Código ou nome"
          value={null}
          clearOnChoose
          error={erros['linhas']}
          inputRef={pickerRef}
          onChange={add}
          search={searchFeito}
          optionKey={({ tipo, id }) => `${tipo} ${id}`}
          optionLabel={({ titulo }) => titulo}
          optionDetail={({ codigo, preco }) => `${codigo} · ${formatMoney(preco)}`}
        />
      </div>
    </section>
  )
}
