import styles from './visoes.module.css'
import { useQuery } from '@tanstack/react-query'
import { IconBookmark, IconLink, IconStar, IconStarFilled, IconTrash, IconUsers } from '@tabler/icons-react'
import type { Visao, Visoes } from '@app/contract/casca/visao'
import { formatCount, formatInteger } from '../../../platform/text/format.ts'
import { tellFailure } from '../../feedback/tell-failure.ts'
import { toast } from '../../feedback/toast.ts'
import { Button } from '../../page/button.tsx'
import { Icon } from '../../page/icon.tsx'
import { countQuery, keptOf, searchOf, starVisao } from './views.ts'
import type { ViewSource } from './views.ts'

type Props = {
  source: ViewSource
  visoes: Visoes
  open: Visao | undefined
  onChange: () => Promise<void>
  onDelete: (visao: Visao) => void
  close: () => void
}

const SHAPE = new Set(['order', 'colunas', 'densidade'])

const detailOf = ({ filtros, minha, de, equipe }: Visao, starred: boolean) =>
  [
    !minha && `de ${de}`,
    minha && equipe && 'todos veem',
    formatCount(
      Object.keys(filtros).filter((name) => !SHAPE.has(name) && !/nome$/i.test(name)).length,
      'filtro',
      'filtros',
    ),
    starred && 'abre com esta',
  ]
    .filter(Boolean)
    .join(' · ')

type RowProps = Props & { visao: Visao }

function Row({ source, visoes, open, onChange, close, visao, onDelete }: RowProps) {
  const starred = visao.id === visoes.padrao
  const { data: total } = useQuery(countQuery(source, visao.filtros))
  const star = async () => {
    await starVisao(source.lista, starred ? null : visao.id).catch(tellFailure)
    await onChange()
  }
  return (
    <li aria-current={visao === open ? 'true' : undefined}>
      <button
        type="button"
        className={styles.abre}
        onClick={() => {
          close()
          source.go(searchOf(visao))
        }}
      >
        <Icon of={visao.minha ? IconBookmark : IconUsers} size="p" />
        <span className="corta">
          {visao.nome}
          <small>{detailOf(visao, starred)}</small>
        </span>
        <span className="num t2">{total === undefined ? '' : formatInteger(total)}</span>
      </button>
      <Button
        small
        look="quiet"
        icon={starred ? IconStarFilled : IconStar}
        iconOnly
        aria-pressed={starred}
        onClick={() => void star()}
      >
        {`Abrir a lista com ${visao.nome}`}
      </Button>
      {visao.minha && (
        <Button
          small
          look="quiet"
          icon={IconTrash}
          iconOnly
          onClick={() => {
            close()
            onDelete(visao)
          }}
        >
          {`Excluir a visão ${visao.nome}`}
        </Button>
      )}
    </li>
  )
}

/** Every view of the list: the own ones, those of the team, and a link to the current state. */
export function ViewsMenu(props: Props) {
  const { source, visoes } = props
  const parts = [
    ['Minhas', visoes.visoes.filter(({ minha }) => minha)],
    ['Da equipe', visoes.visoes.filter(({ minha }) => !minha)],
  ] as const
  const copy = async () => {
    try {
      const query = new URLSearchParams({ ...keptOf(source.search) }).toString()
      const visao = source.search['visao']
      const named = visao === undefined ? query : `${query}&visao=${String(visao)}`
      await navigator.clipboard.writeText(`${location.origin}${location.pathname}?${named}`)
      toast.success('Link copiado.')
    } catch {
      toast.error('Não foi possível copiar: copie o endereço do navegador.')
    }
  }
  return (
    <>
      {parts.map(
        ([title, some]) =>
          some.length > 0 && (
            <div key={title}>
              <h3 className={styles.parte}>{title}</h3>
              <ul className={styles.todas} aria-label={title}>
                {some.map((visao) => (
                  <Row key={visao.id} {...props} visao={visao} />
                ))}
              </ul>
            </div>
          ),
      )}
      {visoes.visoes.length === 0 && (
        <p className="t2 sm">Pesquise, escolha as colunas e salve: a visão fica aqui.</p>
      )}
      <Button small look="quiet" icon={IconLink} onClick={() => void copy()}>
        Copiar link do que vejo
      </Button>
    </>
  )
}
