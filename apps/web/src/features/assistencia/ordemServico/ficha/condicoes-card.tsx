import styles from './os.module.css'
import type { OsCondicoes } from '@app/contract/assistencia/condicoes'
import type { OrdemServico } from '@app/contract/assistencia/ordemServico'
import { formatDateTime } from '../../../../platform/text/format.ts'
import { Faixa } from '../../../../ui/feedback/faixa.tsx'
import { Button } from '../../../../ui/page/button.tsx'
import { registradasPor } from './condicoes.ts'

const Aceitas = ({ condicoes, ler }: { condicoes: OsCondicoes; ler: string }) => (
  <>
    <details>
      <summary>{ler}</summary>
      <p className={styles.condicoes}>{condicoes.texto}</p>
      <p className="t2 xs num">SHA-256 {condicoes.sha256}</p>
    </details>
    <p className="t2 sm">
      Aceitas em <span className="num">{formatDateTime(condicoes.aceitoEm)}</span>,{' '}
      {registradasPor(condicoes)}.
    </p>
  </>
)

type Props = {
  os: OrdemServico
  /** Registers the acceptance that is missing; absent: this person may not. */
  onAccept?: (() => void) | undefined
}

/**
 * The conditions that the customer accepted, with the evidence (decisions 62); that they are missing; and what a former
 * customer had accepted, which does not hold for the present one.
 */
export const CondicoesCard = ({ os, onAccept }: Props) => (
  <section className="cartao" aria-labelledby="os-condicoes">
    <header>
      <h2 id="os-condicoes">{os.condicoes ? 'Condições aceitas' : 'Condições do posto'}</h2>
      {os.condicoes && (
        <span className="t2 sm">
          versão <span className="num">{os.condicoes.versao}</span>
        </span>
      )}
    </header>
    <div className="corpo pilha">
      {os.condicoes && <Aceitas condicoes={os.condicoes} ler="Ler o que foi aceito" />}
      {os.aceiteFalta && (
        <Faixa tone="warning" title={`Falta o aceite de ${os.consumidor.nome}.`}>
          Pode aceitar no posto ou na página do link. Sem o aceite, nenhuma taxa é devida.
        </Faixa>
      )}
      {os.aceiteFalta && onAccept && (
        <div>
          <Button look="tonal" onClick={onAccept}>
            Registrar o aceite
          </Button>
        </div>
      )}
      {os.condicoesAnteriores.map((anterior) => (
        <div key={anterior.aceitoEm} className="pilha">
          <p className="sm">
            De <b>{anterior.consumidor}</b>, consumidor anterior: não vale para {os.consumidor.nome}.
          </p>
          <Aceitas condicoes={anterior} ler="Ler o que o anterior aceitou" />
        </div>
      ))}
    </div>
  </section>
)
