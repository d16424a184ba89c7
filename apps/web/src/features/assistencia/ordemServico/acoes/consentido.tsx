import styles from './acao.module.css'
import type { EscolhaLegal, OrdemServico } from '@app/contract/assistencia/ordemServico'
import { textoDaEscolha } from '@app/rules/assistencia/ordemServico'

type Props = { os: OrdemServico; tipo: EscolhaLegal; valor: number | null }

/** The exact text of the consumer's consent while values are typed; it is stored with the choice. */
export const Consentido = ({ os, tipo, valor }: Props) => (
  <section className={styles.acaoGrupo} aria-label="Texto da escolha">
    <span className="rotulo">O consumidor lê e concorda</span>
    <blockquote className={styles.consentido}>
      {textoDaEscolha(
        { tipo, valor },
        {
          numero: os.numero,
          relogio: os.relogio ? `${os.relogio.modelo.descricao}, ${os.relogio.numeroSerie}` : 'relógio',
          prazoLegal: os.prazoLegal,
        },
      )}
    </blockquote>
  </section>
)
