import { filterPromotions } from './filter-promotions'
import { openPhotos } from './open-photos'
import { sharePage } from './share-page'
import { updateNow } from './update-now'

updateNow()
openPhotos()
filterPromotions()
sharePage()
