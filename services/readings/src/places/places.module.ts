import { Module } from '@nestjs/common';
import { PlacesController } from './places.controller';
import { PlacesService } from './places.service';

/** Places on Earth, by name. */
@Module({
  controllers: [PlacesController],
  providers: [PlacesService],
})
export class PlacesModule {}
