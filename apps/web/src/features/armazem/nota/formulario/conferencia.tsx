import { clsx } from 'clsx'
import styles from './nota.module.css'
import { IconAlertTriangle, IconCircleCheck, IconInfoCircle } from '@tabler/icons-react'
import type { TablerIcon } from '@tabler/icons-react'
import type { Nota, NotaMensagem } from '@app/contract/armazem/nota'
import type { ReactNode } from 'react'
import { formatDay, formatDocument } from '../../../../platform/text/format.ts'
import { Icon } from '../../../../ui/page/icon.tsx'
import { formatEscrito } from './words.ts'

type Provas = Pick<Nota, 'protocolo'> & {
  assinatura: Nota['assinatura'] | null
  esquema: Nota['esquema'] | null
}

type Tom = 'sucesso' | 'atencao' | 'neutro'
const ICONS: Record<Tom, TablerIcon> = {
  sucesso: IconCircleCheck,
  atencao: IconAlertTriangle,
  neutro: IconInfoCircle,
}

type LinhaConferida = { titulo: string; tom: Tom; palavras: ReactNode; detalhe?: ReactNode }

function autorizacao({ protocolo }: Provas): LinhaConferida {
  if (!protocolo)
    return { titulo: 'Autorização', tom: 'atencao', palavras: 'O arquivo não traz o protocolo da SEFAZ' }
  const { nProt, dhRecbto, cStat, xMotivo } = protocolo
  return {
    titulo: 'Autorização',
    tom: 'sucesso',
    palavras: `${xMotivo ?? 'Autorizada'} (${cStat})`,
    detalhe: (
      <>
        Protocolo <span className="num">{nProt}</span> de{' '}
        <span className="num">{formatEscrito(dhRecbto)}</span>
      </>
    ),
  }
}

const ASSINATURA_WORDS: Record<Nota['assinatura']['resultado'], string> = {
  ok: 'Confere com o conteúdo',
  ausente: 'A nota não está assinada',
  referencia: 'A assinatura é de outro documento',
  algoritmo: 'Assinada de um modo que a SEFAZ não usa',
  digest: 'O conteúdo mudou depois de assinado',
  valor: 'A assinatura não é do certificado indicado',
  certificado: 'O certificado não pôde ser lido',
  codificacao: 'Declara outra codificação; lida como UTF-8, confere',
}

function assinaturaLinha({ assinatura }: Provas): LinhaConferida | null {
  if (!assinatura) return null
  const { resultado, titular, documento, validoDe, validoAte } = assinatura
  return {
    titulo: 'Assinatura',
    tom: resultado === 'ok' ? 'sucesso' : 'atencao',
    palavras: ASSINATURA_WORDS[resultado],
    detalhe: titular && (
      <>
        {titular}
        {documento && (
          <>
            {' · '}
            <span className="num">{formatDocument(documento)}</span>
          </>
        )}
        {validoDe && validoAte && (
          <span className="num">
            {' '}
            · válido de {formatDay(validoDe)} a {formatDay(validoAte)}
          </span>
        )}
      </>
    ),
  }
}

function esquemaLinha({ esquema }: Provas): LinhaConferida | null {
  if (!esquema) return null
  const { versao, resultado, mensagem } = esquema
  const words = {
    ok: 'Segue o leiaute oficial',
    falha: 'Não segue o leiaute oficial',
    naoJulgada: 'Não conferido: os esquemas não conhecem CNPJ com letras',
  }
  const tones = { ok: 'sucesso', falha: 'atencao', naoJulgada: 'neutro' } as const
  return {
    titulo: 'Leiaute',
    tom: tones[resultado],
    palavras: words[resultado],
    detalhe: (
      <>
        Esquemas <span className="num">{versao}</span>
        {mensagem && (
          <>
            {' · '}
            <span lang="en">{mensagem}</span>
          </>
        )}
      </>
    ),
  }
}

type Props = Provas & { messages: readonly NotaMensagem[] }

/** What the file proves of itself, and what it cannot. */
export function Conferencia({ messages, ...provas }: Props) {
  const linhas = [autorizacao(provas), assinaturaLinha(provas), esquemaLinha(provas)].filter(
    (linha) => linha !== null,
  )
  // What the rows above say already is not said twice.
  const infos = messages.filter(({ type, code }) => type === 'INFO' && !SAID.includes(code))
  return (
    <section className="cartao" aria-labelledby="conferencia-titulo">
      <header>
        <h2 id="conferencia-titulo">Conferência do arquivo</h2>
      </header>
      <dl className={clsx('corpo', styles.conf)}>
        {linhas.map(({ titulo, tom, palavras, detalhe }) => (
          <div key={titulo} className={tom}>
            <dt>
              <Icon of={ICONS[tom]} size="p" />
              {titulo}
            </dt>
            <dd>
              <b>{palavras}</b>
              {detalhe && <small>{detalhe}</small>}
            </dd>
          </div>
        ))}
        {infos.map(({ code, text, oQueFazer }) => (
          <div key={code} className="neutro">
            <dt>
              <Icon of={IconInfoCircle} size="p" />
              Observação
            </dt>
            <dd>
              <b>{text}</b>
              <small>{oQueFazer}</small>
            </dd>
          </div>
        ))}
      </dl>
      <p className={styles.confPe}>
        O arquivo não prova que a nota não foi cancelada depois. Em caso de dúvida, consulte a chave no portal
        da NF-e.
      </p>
    </section>
  )
}

const SAID: readonly string[] = ['I_SITUACAO', 'I_XSD_NAO_JULGADA']
